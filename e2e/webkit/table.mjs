// A table that plays in WebKit, by the handles alone.
import assert from "node:assert/strict";

/** @typedef {import("./driver.mjs").Tab} Tab */

/** @param {string} id */
export const handle = (id) => `[data-testid="${id}"]`;

/** @param {Tab} tab */
export function tableOn(tab) {
  /** @param {string} screen */
  const at = (screen) => tab.until(`document.querySelector('main[data-screen="${screen}"]')`);
  /** @param {string} id */
  const live = (id) => tab.until(`document.querySelector('${handle(id)}:enabled')`);
  /** @param {string} id */
  const tap = async (id) => {
    await live(id);
    await tab.click(handle(id));
  };
  /** @returns {Promise<number[]>} */
  const pips = () =>
    tab.run(
      `return [...document.querySelectorAll('${handle("die")}')].map((die) => Number(die.dataset.pips))`,
    );
  /** @returns {Promise<number>} */
  const turn = () => tab.run("return Number(document.querySelector('main').dataset.turn)");

  return {
    at,
    live,
    tap,
    pips,
    turn,
    /** The next dice to fall; each seal is the same one. @param {number[]} dice */
    lay: (dice) =>
      tab.run(
        `const dice = arguments[0];
        const real = crypto.getRandomValues.bind(crypto);
        Object.defineProperty(crypto, "getRandomValues", { configurable: true, value: (array) => {
          if (array instanceof Uint32Array) return array.fill(7);
          if (!(array instanceof Uint8Array) || array.length !== 1) return real(array);
          array[0] = dice.shift() - 1;
          return array;
        } });`,
        dice,
      ),
    /** From Home to the first cover: Meiern, the first opens. @param {string[]} names */
    deal: async (names) => {
      await tap("new-game");
      await at("setup");
      for (const [seat, name] of names.entries()) {
        await tab.run(
          `document.querySelectorAll('${handle("player-name")}')[arguments[0]].id = "seat-" + arguments[0]`,
          seat,
        );
        await tab.type(`#seat-${seat}`, name);
      }
      await tab.run(
        `const opener = document.querySelector('${handle("opener")}');
        opener.selectedIndex = 1;
        opener.dispatchEvent(new Event("change", { bubbles: true }));
        document.querySelector('${handle("tradition-meiern")}').click();`,
      );
      await tap("start-game");
      await at("handover");
    },
    accept: () => tap("handover-accept"),
    roll: async () => {
      await at("roll");
      await tap("roll");
      await at("claim");
    },
    /** Holds the cup, lets go, and gives what was there meanwhile. */
    look: async () => {
      await live("menu");
      await tab.down(handle("cup"));
      await tab.until(`document.querySelectorAll('${handle("die")}').length === 2`);
      const seen = await pips();
      await tab.up();
      assert.deepEqual(await pips(), [], "dice outlast the hold");
      return seen;
    },
    /** @param {number} roll */
    claim: async (roll) => {
      await live("menu");
      await tab.click(`${handle("rung")}[data-roll="${roll}"]`);
      await tap("say");
      await at("answer");
    },
    lift: async () => {
      await live("lift");
      await tab.down(handle("lift"));
      await at("reveal");
      await tab.up();
    },
    /** @returns {Promise<Record<string, number>>} */
    lives: () =>
      tab.run(
        `return Object.fromEntries([...document.querySelectorAll('${handle("seat")}')].map((seat) => [seat.dataset.player, Number(seat.dataset.lives)]))`,
      ),
  };
}
