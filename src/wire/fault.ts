// What reading a text from outside can come to: the thing in it, or why there is none.

/** `foreign`: nothing of ours; `damaged`: of ours, and not whole; `newer`: whole, from a newer version. */
export type WireFault = "damaged" | "foreign" | "newer";

export type Parsed<T> = Readonly<{ ok: T }> | Readonly<{ fault: WireFault }>;
