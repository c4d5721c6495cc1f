import type { ToWorker } from "../worker/built-files.ts";

const WORKER = "/sw.js";
/** How often to check for an update, besides the browser's own checks: a page may stay open for days. */
const ASK_AGAIN_MS = 60 * 60_000;
/** A worker that does not answer in this time is older than builds. */
const ANSWER_MS = 3_000;

/** Registers the one worker of this site: it stores files, and shows push messages. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });

export const workerOfSite = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration("/");

interface Follow {
  entry: string;
  offer: (take: () => void) => void;
  /** Whether files that nobody has requested are fetched too. */
  rest: boolean;
  onWake: (listener: () => void) => () => void;
}

/** Has this build's files stored, and offers a newer build when there is one. Returns how to stop. */
export async function followBuilds({ entry, offer, rest, onWake }: Follow): Promise<() => void> {
  const registration = await registerWorker();
  let stopped = false;
  const consider = async (worker: ServiceWorker) => {
    const build = await buildOf(worker);
    if (stopped || worker.state !== "installed") return;
    // A page that was loaded after the release already has this build: there is nothing to offer.
    if (build === entry) tell(worker, { kind: "begin", alone: true });
    else offer(() => takeOver(worker));
  };
  const follow = (worker: ServiceWorker) => {
    const look = () => {
      // A first worker, with no active one before it, starts by itself.
      if (worker.state === "installed" && registration.active) void consider(worker);
    };
    look();
    worker.addEventListener("statechange", look);
  };
  const found = () => registration.installing && follow(registration.installing);
  registration.addEventListener("updatefound", found);
  if (registration.waiting) follow(registration.waiting);
  found();
  const stopWaking = onWake(asOftenAs(ASK_AGAIN_MS, () => void registration.update().catch(() => undefined)));
  void keep(rest);
  return () => {
    stopped = true;
    stopWaking();
    registration.removeEventListener("updatefound", found);
  };
}

/** Stores what this page had loaded before the worker existed. */
async function keep(rest: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  if (active) tell(active, { kind: "keep", loaded, rest });
}

/** Reloads this page only: other open pages continue with the files of their own build. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  tell(worker, { kind: "begin", alone: false });
}

const tell = (worker: ServiceWorker, words: ToWorker): void => worker.postMessage(words, []);

const buildOf = (worker: ServiceWorker): Promise<string | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(typeof data === "string" ? data : null));
    port1.start();
    setTimeout(() => resolve(null), ANSWER_MS);
    worker.postMessage({ kind: "build" } satisfies ToWorker, [port2]);
  });

function asOftenAs(ms: number, act: () => void): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    act();
  };
}
