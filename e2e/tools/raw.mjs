// Chromium over its own protocol and nothing else: there a page can really be hidden, as behind a call.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromeFlags } from "./browser.mjs";

/**
 * @typedef {object} Tab
 * @property {string} id
 * @property {(method: string, params?: object) => Promise<any>} send
 * @property {<T>(code: string) => Promise<T>} run runs code in the page; gives what it comes to
 * @property {() => Promise<void>} show brings it to the front; the others are hidden
 */

/** Starts a browser.
 * @param {string} program */
export function launch(program) {
  const home = mkdtempSync(join(tmpdir(), "undercup-raw-"));
  const flags = ["--headless=new", "--remote-debugging-pipe", `--user-data-dir=${home}`];
  const browser = spawn(program, [...flags, ...chromeFlags, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const [, , , to, from] = browser.stdio;
  if (!to || !from) throw new Error("the browser does not talk");
  /** @type {Map<number, { done: (value: any) => void, failed: (error: Error) => void }>} */
  const waiting = new Map();
  let last = 0;
  let rest = "";
  from.on("data", (/** @type {Buffer} */ piece) => {
    const parts = (rest + piece.toString()).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const { id, result, error } = JSON.parse(part);
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.failed(new Error(error.message));
      else asked?.done(result);
    }
  });
  /** @param {string} method @param {object} params @param {string} [sessionId] */
  const send = (method, params = {}, sessionId) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      /** @type {import("node:stream").Writable} */ (to).write(
        `${JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) })}\0`,
      );
    });

  return {
    /** @returns {Promise<Tab>} */
    async open(url = "about:blank") {
      const { targetId } = await send("Target.createTarget", { url });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      return {
        id: targetId,
        send: (method, params) => send(method, params, sessionId),
        async run(expression) {
          const { result, exceptionDetails } = await send(
            "Runtime.evaluate",
            { expression, awaitPromise: true, returnByValue: true, userGesture: true },
            sessionId,
          );
          if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? "?");
          return result.value;
        },
        async show() {
          await send("Target.activateTarget", { targetId });
        },
      };
    },
    /** Ends it, and what it stored. */
    async close() {
      const gone = new Promise((done) => browser.once("exit", done));
      const late = setTimeout(() => browser.kill("SIGKILL"), 5_000);
      send("Browser.close").catch(() => undefined);
      await gone;
      clearTimeout(late);
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
