// What the app says about itself: its version, what leaves the phone (nothing), its address, its licences.

import { useEffect, useState } from "react";
import { Code } from "../../ui/Code.tsx";
import type { InstallPort } from "../install/port.ts";
import { useWords } from "../words.ts";
import { FONT, ISC, LICENCES, MIT } from "./licences.ts";

/** What the app knows of itself. */
export type Self = Readonly<{
  version: string;
  build: string;
  /** Where it stands on the web. */
  address: string;
  /** The address as the dark squares of a QR code, row by row. */
  code: (text: string) => Promise<readonly (readonly boolean[])[]>;
  install: InstallPort;
}>;

export function About({ self }: Readonly<{ self: Self }>) {
  const { settings: text } = useWords();
  return (
    <section className="settings-part" data-testid="about">
      <h2>{text.about}</h2>
      <p data-testid="version">{text.version(self.version, self.build)}</p>
      <p>{text.privacy}</p>
      <h3>{text.news}</h3>
      <ul className="settings-lines">
        {Object.values(text.newsLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Address self={self} />
      <details className="settings-licences" data-testid="licences">
        <summary>{text.licences}</summary>
        <ul>
          {LICENCES.map(({ name, licence, copyright }) => (
            <li key={name}>
              {name}: {licence}. {copyright}
            </li>
          ))}
          <li>
            {FONT.name}: {FONT.licence}. {FONT.copyright}
          </li>
        </ul>
        <p lang="en">{MIT}</p>
        <p lang="en">{ISC}</p>
      </details>
    </section>
  );
}

function Address({ self }: Readonly<{ self: Self }>) {
  const { settings: text } = useWords();
  const { address, code } = self;
  const [squares, setSquares] = useState<readonly (readonly boolean[])[] | null>(null);
  useEffect(() => {
    let gone = false;
    code(address).then(
      (made) => {
        if (!gone) setSquares(made);
      },
      // The address still stands there to be typed.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [code, address]);
  return (
    <figure className="settings-code">
      <h3>{text.share}</h3>
      {squares ? <Code squares={squares} label={text.shareCode(address)} handle="qr" /> : null}
      <figcaption>
        {text.shareNote}
        <b data-testid="address">{address}</b>
      </figcaption>
    </figure>
  );
}
