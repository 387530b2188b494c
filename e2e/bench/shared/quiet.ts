// A browser that nobody debugs. Under a debugger's Runtime domain, which Playwright and Lighthouse keep on, each
// Error that a script makes (React makes some as it begins) costs a second reading of that script: 200 ms at 4x.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Duplex, Readable, Writable } from "node:stream";
import { chromeFlags } from "../../tools/browser.mjs";

type Answer = Readonly<Record<string, unknown>>;
type Send = (method: string, params?: object) => Promise<Answer>;

/** Its one page, as it is driven: by the protocol alone. */
export type QuietPage = Readonly<{
  send: Send;
  /** Asks the page for a value. */
  ask: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}>;

/** The protocol over the two pipes that Chromium is given: messages end with a zero byte. */
function speak(to: Writable, from: Readable) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let sent = 0;
  let read = "";
  from.setEncoding("utf8").on("data", (text: string) => {
    const messages = (read + text).split("\0");
    read = messages.pop() ?? "";
    for (const message of messages) {
      const { id, result } = JSON.parse(message);
      waiting.get(id)?.(result ?? {});
      waiting.delete(id);
    }
  });
  return (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((done) => {
      sent += 1;
      waiting.set(sent, done);
      to.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
    });
}

/** Opens the profile in a browser of its own. */
export async function openQuiet(executablePath: string, profile: string): Promise<QuietPage> {
  const child = spawn(
    executablePath,
    [
      ...[...chromeFlags, "--headless", "--no-first-run", "--remote-debugging-pipe"],
      ...[`--user-data-dir=${profile}`, "about:blank"],
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const gone = once(child, "exit");
  const [, , , to, from] = child.stdio as unknown as readonly Duplex[];
  if (!to || !from) throw new Error("no pipe to the browser");
  const send = speak(to, from);
  const { targetInfos } = (await send("Target.getTargets")) as {
    targetInfos?: readonly { type: string; targetId: string }[];
  };
  const targetId = targetInfos?.find(({ type }) => type === "page")?.targetId;
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const page: Send = (method, params) => send(method, params, String(sessionId));
  return {
    send: page,
    ask: async <T>(expression: string) => {
      const { result } = await page("Runtime.evaluate", { expression, returnByValue: true });
      return (result as { value: T } | undefined)?.value as T;
    },
    close: async () => {
      await send("Browser.close");
      await gone;
    },
  };
}
