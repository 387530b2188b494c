// The service worker's page side: one registration, quiet updates, and evidence that the app works
// offline. Nothing here throws: a browser that refuses workers just gets no worker.

/** What the app hands in, and what it is told. */
export interface Ports {
  /** Where the app stands, with a slash at the end. */
  readonly base: string;
  /** Whether a reload would disturb nobody: Home is shown and nothing waits to be saved. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
  /** Everything the app needs is in the cache, or is no longer. */
  readonly offlineChanged: (ready: boolean) => void;
  /** A new version waits to be let in, or waits no longer. */
  readonly waitingChanged: (waiting: boolean) => void;
}

export interface Worker {
  /** Lets the waiting version in. Only for Home: it ends in a reload. False if none waits. */
  accept(): boolean;
  /** To be called whenever Home is shown: does a reload that was put off, and looks for news. */
  settle(): void;
  /** Asks the caches whether everything that this build needs is there. */
  offline(): Promise<boolean>;
}

/** How long the new version may take to come into control before the page reloads itself, in ms. */
const PATIENCE = 2_000;
/** The least time between two looks for a new version, in ms. */
const INTERVAL = 15 * 60_000;

/** The browser's workers, if it has any and lets this page have them. */
function container(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker ?? undefined;
  } catch {
    return undefined;
  }
}

interface List {
  readonly build: string;
  readonly keys: readonly string[];
}

function isList(value: unknown): value is List {
  return (
    typeof value === "object" &&
    value !== null &&
    "build" in value &&
    "keys" in value &&
    Array.isArray(value.keys) &&
    value.keys.every((key) => typeof key === "string")
  );
}

/** Whether the caches hold every file of the build that this page belongs to. The worker keeps the
 * list of them, `precache.json`, among the files. */
export async function cached(base: string, build: string | undefined): Promise<boolean> {
  try {
    const home = new URL(base, location.href);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const lists = await cache.matchAll(new URL("precache.json", home).href, {
        ignoreSearch: true,
      });
      for (const found of lists) {
        const list: unknown = await found.json();
        if (!isList(list) || (build !== undefined && list.build !== build)) continue;
        const held = new Set((await cache.keys()).map(({ url }) => url));
        if (list.keys.every((key) => held.has(new URL(key, home).href))) return true;
      }
    }
  } catch {
    // No caches here, or they may not be read: then nothing is certain.
  }
  return false;
}

/** Whether a newer page was asked for before in this session: index.html does so too. */
function again(): boolean {
  try {
    const asked = sessionStorage["undercup-again"];
    sessionStorage["undercup-again"] = 1;
    return asked;
  } catch {
    return true;
  }
}

/** Registers the worker, once for each load of the page. */
export function register(ports: Ports): Worker {
  const workers = container();
  const build = document.documentElement.dataset["build"];
  let registration: ServiceWorkerRegistration | undefined;
  let owed = false;
  let reloaded = false;
  let accepted = false;
  /** A newer version is in charge, but not of this page: a first session has no worker that could wait. */
  let passed = false;
  let looked = Date.now();

  const reload = () => {
    if (reloaded) return;
    if (!ports.mayReload()) {
      owed = true;
      return;
    }
    reloaded = true;
    ports.reload();
  };

  // On a first install the same worker is `waiting` for a moment, with nothing active before it.
  const waits = () => passed || Boolean(registration?.waiting && registration.active);

  const offline = async () => {
    if (!workers || !registration?.active) return false;
    return cached(ports.base, build);
  };

  const report = () => {
    ports.waitingChanged(waits());
    offline().then(ports.offlineChanged, () => {});
  };

  const follow = (coming: ServiceWorker | null) => {
    const replaces = Boolean(registration?.active);
    coming?.addEventListener("statechange", () => {
      passed ||= replaces && coming.state === "activated" && !workers?.controller;
      report();
    });
  };

  const enrol = async () => {
    if (!workers) return;
    try {
      registration = await workers.register(`${ports.base}sw.js`, {
        scope: ports.base,
        updateViaCache: "none",
      });
      registration.addEventListener("updatefound", () => follow(registration?.installing ?? null));
      follow(registration.installing);
      follow(registration.waiting);
      report();
    } catch {
      // Offline on the first visit, or forbidden: asked again when the network is back.
      report();
    }
  };

  const look = () => {
    report();
    if (!registration || Date.now() - looked < INTERVAL) return;
    looked = Date.now();
    registration.update().then(report, () => {});
  };

  if (workers) {
    workers.addEventListener("controllerchange", reload);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") look();
    });
    addEventListener("pageshow", look);
    addEventListener("online", () => {
      if (registration) look();
      else void enrol();
    });
    // A chunk of this build is gone from the host: only a newer page can help, and only once.
    addEventListener("vite:preloadError", () => {
      if (!ports.mayReload() || again()) return;
      // Without a network there is nothing newer, and a reload would end in nothing.
      fetch(location.href, { cache: "reload" }).then(reload, () => {});
    });
    // After the load, so that filling the cache does not slow the first screen.
    if (document.readyState === "complete") void enrol();
    else addEventListener("load", () => void enrol(), { once: true });
  }

  return {
    accept() {
      if (!waits()) return false;
      registration?.waiting?.postMessage({ type: "SKIP_WAITING" });
      if (passed) reload();
      // A page that no worker controls yet, as in a first session, hears no controllerchange.
      if (!accepted) setTimeout(reload, PATIENCE);
      accepted = true;
      return true;
    },
    settle() {
      if (owed) reload();
      else look();
    },
    offline,
  };
}
