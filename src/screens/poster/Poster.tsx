// The picture of a result, shown as it will be sent, and the way out for it.

import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";
import { usePictures } from "./port.ts";
import { drawPoster, lookOf, POSTER, type PosterText } from "./poster.ts";
import "./poster.css";

type PosterProps = Readonly<{
  /** Asked for when the picture is opened. */
  text: () => PosterText | null;
  armed?: boolean;
}>;

export function Poster({ text, armed = true }: PosterProps) {
  const words = useWords();
  const [shown, setShown] = useState<PosterText | null>(null);
  return (
    <>
      <Button handle="picture" armed={armed} onPress={() => setShown(text())}>
        {words.poster.open}
      </Button>
      <Sheet
        open={shown !== null}
        title={words.poster.title}
        close={words.close}
        onClose={() => setShown(null)}
      >
        {shown ? <Picture text={shown} /> : null}
      </Sheet>
    </>
  );
}

/** The lettering must be there before it is drawn with; without it the phone's own serves. */
async function lettered(sign: string, text: PosterText): Promise<void> {
  try {
    await document.fonts.load(`400 64px ${sign}`, JSON.stringify(text));
  } catch {
    // The next face in the list is drawn instead.
  }
}

/** The cup that Home shows, without the icon's tile; null where it does not come: then the picture goes without. */
async function drawnCup(): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = `${import.meta.env.BASE_URL}cup.svg`;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function Picture({ text }: Readonly<{ text: PosterText }>) {
  const words = useWords();
  const port = usePictures();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<"sent" | "failed" | null>(null);
  const name = `${words.poster.file}.png`;
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const look = lookOf(document.documentElement);
      const [cup] = await Promise.all([drawnCup(), lettered(look.sign, text)]);
      const pen = canvas.current?.getContext("2d");
      if (!pen || gone) return;
      drawPoster(pen, text, look, cup);
      // Made before the press: a phone shares only what is ready when it is pressed.
      canvas.current?.toBlob((blob) => {
        if (blob && !gone) setFile(new File([blob], name, { type: "image/png" }));
      }, "image/png");
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [text, name]);
  const shares = file !== null && port.shares(file);
  const send = async () => {
    if (!file) return;
    if (!shares) port.save(file);
    const sent = shares ? await port.share(file) : true;
    setDone(sent === null ? null : sent ? "sent" : "failed");
  };
  return (
    <>
      <canvas
        ref={canvas}
        className="poster"
        width={POSTER.width}
        height={POSTER.height}
        role="img"
        aria-label={words.poster.alt(text.title)}
      />
      <Button tone="primary" handle="send-picture" disabled={file === null} onPress={send}>
        {shares ? words.poster.share : words.poster.save}
      </Button>
      <p role="status">{done === null ? "" : words.poster[done]}</p>
    </>
  );
}
