// What a picture needs of the phone in order to leave it.

import { createContext, useContext } from "react";

export type PicturePort = Readonly<{
  /** Whether the phone can hand a picture on to another app; otherwise it is saved. */
  shares: (picture: File) => boolean;
  /** False: the phone would not; null: its sheet was closed again, which is no fault. */
  share: (picture: File) => Promise<boolean | null>;
  save: (picture: File) => void;
}>;

export const PictureContext = createContext<PicturePort | null>(null);

export function usePictures(): PicturePort {
  const port = useContext(PictureContext);
  if (!port) throw new Error("No way out for a picture");
  return port;
}
