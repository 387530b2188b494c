// Speaks to WebKitWebDriver in its own tongue (W3C WebDriver, by plain requests): one small browser a session.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { onPath } from "../tools/browser.mjs";

const PATIENCE = 20_000;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof startDriver>>["open"]>>} Tab */

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The little browser that the driver drives, wherever the packages put it. */
export function miniBrowser() {
  const names = ["libwebkit2gtk-4.1-0", "libwebkitgtk-6.0-4"];
  const lists = names.map((name) => spawnSync("dpkg", ["-L", name], { encoding: "utf8" }).stdout);
  return lists
    .flatMap((list) => (list ?? "").split("\n"))
    .find((file) => file.endsWith("/MiniBrowser") && existsSync(file));
}

/** Whether there is all that it takes. */
export const hasWebkit = () =>
  Boolean(onPath(["WebKitWebDriver"]) && onPath(["xvfb-run"]) && miniBrowser());

/** @param {number} port */
export async function startDriver(port) {
  const child = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = /** @type {any} */ (await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await ask("GET", "/status");
      break;
    } catch (error) {
      if (tries > 50) throw error;
      await pause(200);
    }
  }

  async function open() {
    const options = { binary: miniBrowser(), args: ["--automation"] };
    const { sessionId } = await ask("POST", "/session", {
      capabilities: {
        alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options },
      },
    });
    const at = `/session/${sessionId}`;
    /** @param {string} script @param {...unknown} args @returns {Promise<any>} */
    const run = (script, ...args) => ask("POST", `${at}/execute/sync`, { script, args });
    /** @param {string} selector */
    const find = (selector) =>
      ask("POST", `${at}/element`, { using: "css selector", value: selector });
    /** @param {object[]} actions */
    const mouse = (...actions) =>
      ask("POST", `${at}/actions`, {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    /** Waits until an expression of the page comes true. @param {string} expression */
    const until = async (expression) => {
      const end = Date.now() + PATIENCE;
      while (!(await run(`return Boolean(${expression})`).catch(() => false))) {
        if (Date.now() > end) throw new Error(`never came: ${expression}`);
        await pause(50);
      }
    };
    await ask("POST", `${at}/window/rect`, { width: 460, height: 940 });
    return {
      run,
      until,
      /** @param {string} url */
      go: (url) => ask("POST", `${at}/url`, { url }),
      reload: () => ask("POST", `${at}/refresh`),
      /** @param {string} selector */
      click: async (selector) =>
        ask("POST", `${at}/element/${(await find(selector))[ELEMENT]}/click`),
      /** @param {string} selector @param {string} text */
      type: async (selector, text) =>
        ask("POST", `${at}/element/${(await find(selector))[ELEMENT]}/value`, { text }),
      /** Puts the mouse's button down on it. @param {string} selector */
      down: async (selector) => {
        await run(
          "document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest' })",
          selector,
        );
        const origin = await find(selector);
        await mouse(
          { type: "pointerMove", duration: 0, origin, x: 0, y: 0 },
          { type: "pointerDown", button: 0 },
        );
      },
      /** Moves it by so many pixels. @param {number} x @param {number} y */
      move: (x, y) => mouse({ type: "pointerMove", duration: 0, origin: "pointer", x, y }),
      up: () => mouse({ type: "pointerUp", button: 0 }),
      close: () => ask("DELETE", at).catch(() => {}),
    };
  }
  return { open, stop: () => child.kill() };
}
