// Keeps a schema and the type it stands for equal: where they part, the code does not compile.

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** True where what a schema gives and the type of the game fit each other both ways. */
export type Same<Output, Model> = [Output] extends [Model]
  ? [Model] extends [Frozen<Output>]
    ? true
    : never
  : never;
