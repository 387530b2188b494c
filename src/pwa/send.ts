// Handing something to the phone: a link to its share sheet or clipboard, a file to its downloads.

/** `neither`: the phone has no way, or said no: then the link must be shown. */
export type Sent = "sent" | "copied" | "neither";

/** Sends a link by the phone's own sheet, else copies it. */
export async function sendLink(url: string): Promise<Sent> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ url });
      return "sent";
    } catch (error) {
      // Closed by whoever opened it: nothing more is wanted.
      if (error instanceof DOMException && error.name === "AbortError") return "sent";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "neither";
  }
}

/** How long a file stays there to be fetched, in ms. */
const LONG = 60_000;

/** Puts a file among the phone's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), LONG);
}

export function saveText(name: string, type: string, text: string): void {
  saveFile(new File([text], name, { type }));
}

/** Whether the phone takes files to share at all, and this one. */
export function sharesFile(file: File): boolean {
  try {
    return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

/** Hands a file on by the phone's own sheet; false: it would not; null: the sheet was closed again. */
export async function shareFile(file: File): Promise<boolean | null> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    const closed = error instanceof DOMException && error.name === "AbortError";
    return closed ? null : false;
  }
}
