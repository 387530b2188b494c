// Rules for another table: picture, link, and a code for phones whose camera opens another app.

import { Fragment, useState } from "react";
import type { Ruleset } from "../../game/rules/ruleset.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useWords } from "../words.ts";
import { Link } from "./Link.tsx";
import { useShare } from "./port.ts";
import "./share.css";

/** The button and its sheet: stands wherever rules are shown. */
export function ShareRules({ rules }: Readonly<{ rules: Ruleset }>) {
  const words = useWords();
  const { share } = words;
  const port = useShare();
  const [open, setOpen] = useState(false);
  const { link, code } = port.rules(rules);
  return (
    <>
      <Button handle="share-rules" onPress={() => setOpen(true)}>
        {share.rules}
      </Button>
      <Sheet
        open={open}
        title={share.rulesTitle}
        close={words.close}
        onClose={() => setOpen(false)}
      >
        <p>{share.scan}</p>
        <Link link={link} label={share.picture} firm />
        <div className="share-typed">
          <p>{share.code}</p>
          <p className="share-code" data-testid="code">
            <Blocks code={code} />
          </p>
          <p className="share-note">{share.iphone}</p>
        </div>
      </Sheet>
    </>
  );
}

/** Broken between its blocks, and only there, where the text is large. */
function Blocks({ code }: Readonly<{ code: string }>) {
  return code.split("-").map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a code does not change
    <Fragment key={place}>
      {place > 0 ? "-" : null}
      {place > 0 ? <wbr /> : null}
      {block}
    </Fragment>
  ));
}
