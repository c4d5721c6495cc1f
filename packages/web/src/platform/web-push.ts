import type { PushDevice, PushState, PushSubscribed } from "./platform.ts";
import { registerWorker, workerOfSite } from "./web-worker.ts";

/** Browsers without a push service neither resolve nor reject the subscription. */
const SUBSCRIBE_MS = 20_000;

/** Push on the web: a worker that shows messages, and the browser's subscription. */
export const browserPush: PushDevice = { state, subscribe, unsubscribe, onOpen };

const hasPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function state(): Promise<PushState> {
  if (!hasPush()) return "none";
  if (Notification.permission === "denied") return "refused";
  const registration = await workerOfSite();
  const subscription = await registration?.pushManager.getSubscription();
  const allowed = Notification.permission === "granted" && subscription;
  return { subscription: allowed ? subscribedOf(subscription) : null };
}

async function subscribe(key: string): Promise<PushSubscribed | "refused" | "none"> {
  if (!hasPush()) return "none";
  // This comes first: browsers only prompt while the press is recent.
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // A subscription for another key is useless here, and would block the new one.
  if (known && !isFor(known, key)) await known.unsubscribe();
  const asked = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscribedOf(await Promise.race([asked, tooLong()])) ?? "none";
}

async function unsubscribe(): Promise<void> {
  const registration = await workerOfSite();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const tooLong = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new DOMException("No push service answers", "TimeoutError")), SUBSCRIBE_MS);
  });

const isFor = ({ options }: PushSubscription, key: string): boolean => {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const written = btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return written.replaceAll("=", "") === key.replaceAll("=", "");
};

const subscribedOf = (subscription: PushSubscription): PushSubscribed | null => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
};

function onOpen(listener: (path: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  const hear = ({ data, ports }: MessageEvent) => {
    const { kind, path, until } = (data ?? {}) as { kind?: unknown; path?: unknown; until?: unknown };
    // Later, the worker has opened a window for it.
    if (kind !== "open" || typeof path !== "string" || (typeof until === "number" && Date.now() > until)) return;
    ports[0]?.postMessage("opened");
    listener(path);
  };
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", hear);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener("message", hear);
}
