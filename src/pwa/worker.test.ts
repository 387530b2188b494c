// @vitest-environment jsdom
// The page side of the worker against a browser that hangs, refuses, updates and forgets.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cached, type Ports, register } from "./worker.ts";

class Fake extends EventTarget {
  state = "installed";
  postMessage = vi.fn();
}

class Registration extends EventTarget {
  active: Fake | null = null;
  waiting: Fake | null = null;
  installing: Fake | null = null;
  update = vi.fn(async () => {});
}

class Container extends EventTarget {
  controller: Fake | null = null;
  registration = new Registration();
  register = vi.fn(async () => this.registration);
}

/** As much of the Cache Storage as the worker's keys need. */
function cacheOf(entries: Record<string, string>) {
  const urls = Object.keys(entries).map((key) => new URL(key, location.href).href);
  const cache = {
    keys: async () => urls.map((url) => ({ url })),
    matchAll: async (wanted: string) =>
      Object.entries(entries)
        .filter(([key]) => new URL(key, location.href).href.split("?")[0] === wanted)
        .map(([, text]) => new Response(text)),
  };
  return { keys: async () => ["precache"], open: async () => cache };
}

const list = (build: string, ...keys: string[]) => JSON.stringify({ build, keys });

let container: Container;
let free: boolean;
let ports: Ports;

beforeEach(() => {
  vi.useFakeTimers();
  container = new Container();
  free = true;
  vi.stubGlobal("caches", cacheOf({}));
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    get: () => container,
  });
  ports = {
    base: "/",
    mayReload: () => free,
    reload: vi.fn<() => void>(),
    offlineChanged: vi.fn<(ready: boolean) => void>(),
    waitingChanged: vi.fn<(waiting: boolean) => void>(),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("registering", () => {
  test("asks the browser once, past its own cache", async () => {
    register(ports);
    await settled();
    expect(container.register).toHaveBeenCalledOnce();
    expect(container.register).toHaveBeenCalledWith("/sw.js", {
      scope: "/",
      updateViaCache: "none",
    });
  });

  test("goes without where the browser has no workers, or refuses them", async () => {
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      get: () => {
        throw new DOMException("not here", "SecurityError");
      },
    });
    const worker = register(ports);
    worker.settle();
    expect(worker.accept()).toBe(false);
    expect(await worker.offline()).toBe(false);
  });

  test("asks again when the network comes back", async () => {
    container.register.mockRejectedValueOnce(new TypeError("offline"));
    register(ports);
    await settled();
    expect(ports.offlineChanged).toHaveBeenLastCalledWith(false);
    dispatchEvent(new Event("online"));
    await settled();
    expect(container.register).toHaveBeenCalledTimes(2);
  });
});

describe("a new version", () => {
  function waiting() {
    container.registration.active = new Fake();
    container.registration.waiting = new Fake();
    return container.registration.waiting;
  }

  test("is told when it waits, and not on the first install", async () => {
    const { registration } = container;
    registration.waiting = new Fake();
    register(ports);
    await settled();
    expect(ports.waitingChanged).toHaveBeenLastCalledWith(false);
    registration.active = registration.waiting;
    registration.installing = new Fake();
    registration.dispatchEvent(new Event("updatefound"));
    registration.waiting = registration.installing;
    registration.installing.dispatchEvent(new Event("statechange"));
    expect(ports.waitingChanged).toHaveBeenLastCalledWith(true);
  });

  test("comes in only when accepted, and the page reloads once", async () => {
    const next = waiting();
    const worker = register(ports);
    await settled();
    expect(next.postMessage).not.toHaveBeenCalled();
    expect(worker.accept()).toBe(true);
    expect(next.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
    container.dispatchEvent(new Event("controllerchange"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(ports.reload).toHaveBeenCalledOnce();
  });

  test("reloads a page that no worker controlled, after two seconds", async () => {
    waiting();
    const worker = register(ports);
    await settled();
    worker.accept();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(ports.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ports.reload).toHaveBeenCalledOnce();
  });

  test.each([
    ["that no worker controls, which nothing can wait for, is offered it all the same", false],
    ["that a worker controls hears of it otherwise", true],
  ])("in charge of others: a page %s", async (_, controlled) => {
    const { registration } = container;
    registration.active = new Fake();
    if (controlled) container.controller = registration.active;
    const worker = register(ports);
    await settled();
    const coming = new Fake();
    registration.installing = coming;
    registration.dispatchEvent(new Event("updatefound"));
    coming.state = "activated";
    registration.active = coming;
    registration.installing = null;
    coming.dispatchEvent(new Event("statechange"));
    expect(ports.waitingChanged).toHaveBeenLastCalledWith(!controlled);
    expect(ports.reload).not.toHaveBeenCalled();
    free = false;
    expect(worker.accept()).toBe(!controlled);
    expect(ports.reload).not.toHaveBeenCalled();
    free = true;
    worker.settle();
    expect(ports.reload).toHaveBeenCalledTimes(controlled ? 0 : 1);
  });

  test("on a first visit the first worker of all is no news", async () => {
    const { registration } = container;
    const worker = register(ports);
    await settled();
    const coming = new Fake();
    registration.installing = coming;
    registration.dispatchEvent(new Event("updatefound"));
    coming.state = "activated";
    registration.active = coming;
    coming.dispatchEvent(new Event("statechange"));
    expect(ports.waitingChanged).toHaveBeenLastCalledWith(false);
    expect(worker.accept()).toBe(false);
  });

  test("accepted in another window, leaves a game alone until Home", async () => {
    const worker = register(ports);
    await settled();
    free = false;
    container.dispatchEvent(new Event("controllerchange"));
    worker.settle();
    expect(ports.reload).not.toHaveBeenCalled();
    free = true;
    worker.settle();
    expect(ports.reload).toHaveBeenCalledOnce();
  });

  test("is looked for on return, at most every quarter of an hour", async () => {
    register(ports);
    await settled();
    const { update } = container.registration;
    dispatchEvent(new Event("pageshow"));
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    dispatchEvent(new Event("pageshow"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(update).toHaveBeenCalledOnce();
  });

  test("that cannot be looked for is no error", async () => {
    container.registration.update.mockRejectedValue(new TypeError("offline"));
    register(ports);
    await settled();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    dispatchEvent(new Event("pageshow"));
    await settled();
    expect(container.registration.update).toHaveBeenCalled();
  });
});

describe("a part that is gone from the host", () => {
  const fetched = vi.fn();
  let home: boolean;
  const miss = async () => {
    dispatchEvent(new Event("vite:preloadError"));
    await settled();
  };

  beforeEach(() => {
    sessionStorage.clear();
    // The pages of the tests before still listen.
    free = false;
    home = true;
    ports = { ...ports, mayReload: () => home };
    fetched.mockReset().mockResolvedValue(new Response());
    vi.stubGlobal("fetch", fetched);
  });

  test("brings the new page, past every cache, once in a session", async () => {
    register(ports);
    await miss();
    expect(fetched.mock.calls).toEqual([[location.href, { cache: "reload" }]]);
    expect(ports.reload).toHaveBeenCalledOnce();
    const next = { ...ports, reload: vi.fn<() => void>() };
    register(next);
    await miss();
    expect(next.reload).not.toHaveBeenCalled();
  });

  test("reloads nothing without a network", async () => {
    fetched.mockRejectedValue(new TypeError("offline"));
    register(ports);
    await miss();
    expect(ports.reload).not.toHaveBeenCalled();
  });

  test("reloads nothing in a game, nor where a session cannot be told from the next", async () => {
    register(ports);
    home = false;
    await miss();
    home = true;
    vi.stubGlobal("sessionStorage", undefined);
    await miss();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("working offline is a matter of evidence", () => {
  test.each([
    ["everything is there", { "a.js": "", "b?__WB_REVISION__=1": "" }, true],
    ["one file is missing", { "a.js": "" }, false],
    ["a file is of another version", { "a.js": "", "b?__WB_REVISION__=2": "" }, false],
  ])("%s", async (_, files, ready) => {
    const text = list("one", "a.js", "b?__WB_REVISION__=1");
    vi.stubGlobal("caches", cacheOf({ ...files, "precache.json?__WB_REVISION__=x": text }));
    expect(await cached("/", "one")).toBe(ready);
  });

  test("another version's list proves nothing for this one", async () => {
    vi.stubGlobal(
      "caches",
      cacheOf({ "a.js": "", "precache.json?__WB_REVISION__=x": list("two", "a.js") }),
    );
    expect(await cached("/", "one")).toBe(false);
    expect(await cached("/", "two")).toBe(true);
  });

  test("a spoilt list, or caches that throw, prove nothing", async () => {
    vi.stubGlobal("caches", cacheOf({ "precache.json": "<html>" }));
    expect(await cached("/", "one")).toBe(false);
    vi.stubGlobal("caches", cacheOf({ "precache.json": '{"build":"one","keys":[1]}' }));
    expect(await cached("/", "one")).toBe(false);
    vi.stubGlobal("caches", {
      keys: () => {
        throw new DOMException("not here", "SecurityError");
      },
    });
    expect(await cached("/", "one")).toBe(false);
  });
});
