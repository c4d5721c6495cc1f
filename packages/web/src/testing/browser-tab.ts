import { vi } from "vitest";

export const refused = (name: string) => async () => {
  throw new DOMException("no", name);
};
const target = () => Object.assign(new EventTarget(), { cookie: "", visibilityState: "visible" });

/** A browser that can subscribe, and whose person answers as given. */
function pushes(answer: "granted" | "denied") {
  let registered = false;
  let known: object | null = null;
  const unsubscribe = async () => (known = null);
  const made = (key: string) => ({
    options: { applicationServerKey: new TextEncoder().encode(atob(`${key}=`)).buffer },
    toJSON: () => ({ endpoint: "https://push.test/1", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe,
  });
  const pushManager = {
    getSubscription: async () => known,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
      (known = made(applicationServerKey)),
  };
  const notification = { permission: "default", requestPermission: async () => (notification.permission = answer) };
  const serviceWorker = {
    getRegistration: async () => (registered ? { pushManager } : undefined),
    register: async () => void (registered = true),
    ready: Promise.resolve({ pushManager }),
  };
  return { notification, serviceWorker };
}

export interface Facilities {
  navigator: object;
  storage: Map<string, string> | null;
  notification?: object;
  /** `window.open`; by default there is none. */
  open?: () => object | null;
}

/** Firefox refuses channels where a site's storage is forbidden. */
function Refused(): never {
  throw new DOMException("no", "SecurityError");
}

/** Stubs a browser tab with these facilities and nothing else, until globals are unstubbed. */
export function pretendTab(facilities: Facilities): void {
  const { storage } = facilities;
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("location", { origin: "https://tablee.test" });
  const { notification } = facilities;
  const { open } = facilities;
  const given = { ...(open ? { open } : {}), ...(notification ? { PushManager: {}, Notification: notification } : {}) };
  vi.stubGlobal("window", Object.assign(target(), given));
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("document", target());
  vi.stubGlobal("OTPCredential", Object);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("navigator", { userAgent: "test", ...facilities.navigator });
  // Other tabs are tested in web-tokens.test.ts.
  vi.stubGlobal("BroadcastChannel", storage ? undefined : Refused);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (storage ? (storage.get(key) ?? null) : forbidden()),
    setItem: (key: string, value: string) => (storage ? storage.set(key, value) : forbidden()),
    removeItem: (key: string) => (storage ? storage.delete(key) : forbidden()),
  });
}

/** A tab on a device that has everything, and whose person allows everything. */
export const willingTab = (push = pushes("granted")): void =>
  pretendTab({
    storage: new Map(),
    open: () => ({ opener: {}, location: {} }),
    notification: push.notification,
    navigator: {
      serviceWorker: push.serviceWorker,
      geolocation: {
        getCurrentPosition: (found: (at: object) => void) => found({ coords: { latitude: 45.5, longitude: -73.6 } }),
      },
      permissions: { query: async () => ({ state: "granted" }) },
      clipboard: { writeText: async () => {} },
      share: async () => {},
      mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) },
      wakeLock: { request: async () => ({ release: async () => {} }) },
      credentials: { get: async () => ({ code: "123456" }) },
    },
  });

export const refusingTab = (push = pushes("denied")): void =>
  pretendTab({
    storage: new Map(),
    open: () => null,
    notification: push.notification,
    navigator: {
      serviceWorker: push.serviceWorker,
      geolocation: { getCurrentPosition: (_found: unknown, failed: () => void) => failed() },
      permissions: { query: async () => ({ state: "denied" }) },
      clipboard: { writeText: refused("NotAllowedError") },
      share: refused("AbortError"),
      mediaDevices: { getUserMedia: refused("NotAllowedError") },
      wakeLock: { request: refused("NotAllowedError") },
      credentials: { get: refused("NotAllowedError") },
    },
  });

export const bareTab = (): void => pretendTab({ storage: null, navigator: {} });
