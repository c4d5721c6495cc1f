import type { Platform } from "./platform.ts";
import type * as Device from "./web-device.ts";
import type * as Push from "./web-push.ts";
import { webTokens } from "./web-tokens.ts";

/** The platform of a browser tab. Rarely used parts are loaded on first use. */
export const webPlatform = (): Platform => ({
  kind: "web",
  api_origin: location.origin,
  public_origin: location.origin,
  environments: null,
  tokens: webTokens(),
  user_agent: navigator.userAgent,
  position: () => deferred(({ position }) => position(), null),
  positionAllowed: () => deferred(({ positionAllowed }) => positionAllowed(), false),
  copy,
  share,
  openOutside: (url) => deferred(({ openOutside }) => openOutside(url), "blocked" as const),
  camera: (at) => deferred(({ camera }) => camera(at), "none" as const),
  codeOfMessage: (signal) => deferred(({ codeOfMessage }) => codeOfMessage(signal), null),
  push: {
    state: () => pushing((push) => push.state(), "none" as const),
    subscribe: (key) => pushing((push) => push.subscribe(key), "none" as const),
    unsubscribe: () => pushing((push) => push.unsubscribe(), undefined),
    onOpen,
  },
  keepAwake,
  onOnline: (listener) => {
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  },
  onOffline: (listener) => {
    window.addEventListener("offline", listener);
    // A browser that does not know its state does not have the property.
    if ("onLine" in navigator && !navigator.onLine) listener();
    return () => window.removeEventListener("offline", listener);
  },
  isSparing,
  keepFiles,
  onWake,
});

async function copy(text: string): Promise<boolean> {
  try {
    // Pages without TLS have no clipboard at all.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function share(link: { title: string; url: string }): Promise<boolean> {
  // On a desktop the system's share sheet is a detour; people want the link copied.
  if (typeof navigator.share !== "function" || !matchMedia("(pointer: coarse)").matches) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** A device whose code could not be loaded counts as having none of its abilities. */
async function deferred<Answer>(ask: (device: typeof Device) => Promise<Answer>, none: Answer): Promise<Answer> {
  try {
    return await ask(await import("./web-device.ts"));
  } catch {
    return none;
  }
}

async function pushing<Answer>(
  ask: (push: (typeof Push)["browserPush"]) => Promise<Answer>,
  none: Answer,
): Promise<Answer> {
  try {
    return await ask((await import("./web-push.ts")).browserPush);
  } catch {
    return none;
  }
}

function onOpen(listener: (path: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  let stop: (() => void) | null = null;
  let left = false;
  // A worker also tells pages that it does not control yet.
  const follow = async () => {
    await navigator.serviceWorker.ready;
    await pushing(async (push) => void (left || (stop = push.onOpen(listener))), undefined);
  };
  follow().catch(() => undefined);
  return () => {
    left = true;
    stop?.();
  };
}

/** A browser that says nothing about its connection is assumed to have a good one. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

function keepFiles(entry: string, offer: (take: () => void) => void): () => void {
  // A page in another site's frame stores nothing there. In development the files change constantly.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || window.top !== window) return () => {};
  let stop: (() => void) | null = null;
  let left = false;
  const follow = async () => {
    const { followBuilds } = await import("./web-worker.ts");
    if (!left) stop = await followBuilds({ entry, offer, rest: !isSparing(), onWake });
    if (left) stop?.();
  };
  // If the worker cannot be registered, the app runs without one.
  follow().catch(() => undefined);
  return () => {
    left = true;
    stop?.();
  };
}

function keepAwake(): () => void {
  let stop: (() => void) | null = null;
  let left = false;
  void deferred(async (device) => void (left || (stop = device.keepAwake())), undefined);
  return () => {
    left = true;
    stop?.();
  };
}

function onWake(listener: () => void): () => void {
  const tell = () => {
    if (document.visibilityState === "visible") listener();
  };
  window.addEventListener("online", tell);
  window.addEventListener("pageshow", tell);
  document.addEventListener("visibilitychange", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("pageshow", tell);
    document.removeEventListener("visibilitychange", tell);
  };
}

const never = () => () => {};

/** The platform of the server, which renders for the web and never reaches a device. */
export const serverPlatform = (origin: string): Platform => ({
  kind: "web",
  api_origin: origin,
  public_origin: origin,
  environments: null,
  tokens: { read: async () => null, write: async () => {}, onChangeElsewhere: () => {} },
  user_agent: "",
  position: async () => null,
  positionAllowed: async () => false,
  copy: async () => false,
  share: async () => false,
  openOutside: async () => "blocked",
  camera: async () => "none",
  codeOfMessage: async () => null,
  push: { state: async () => "none", subscribe: async () => "none", unsubscribe: async () => {}, onOpen: never },
  keepAwake: never,
  onOnline: never,
  onOffline: never,
  isSparing: () => true,
  keepFiles: never,
  onWake: never,
});
