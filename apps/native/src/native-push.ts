import type { PushDevice, PushToken } from "@tablee/web/platform/platform";
import type { Plugins } from "./plugins.ts";

/**
 * The storage key that records that the user has turned push on: before version 13, Android counts no answer as
 * permission.
 */
const KEY = "push";
/** On a device without the system's push service, the call never returns. */
const REGISTER_MS = 20_000;

type Push = Plugins["push"];

/**
 * Push through the system's own service. A device is registered only after its user has asked for it and allowed it.
 * From then on the token, which the system may change, is requested once in each run of the app.
 */
export function nativePush(push: Push, storage: () => Storage): PushDevice {
  let known: Promise<PushToken | null> | null = null;
  const token = (): Promise<PushToken | null> => {
    known ??= registered(push).then((found) => {
      if (found === null) known = null;
      return found;
    });
    return known;
  };
  return {
    state: async () => {
      try {
        const { receive } = await push.checkPermissions();
        if (receive === "denied") return "refused";
        return { subscription: receive === "granted" && isOn(storage) ? await token() : null };
      } catch {
        return "none";
      }
    },
    subscribe: async () => {
      try {
        const { receive } = await push.requestPermissions();
        if (receive !== "granted") return "refused";
        const found = await token();
        if (found !== null) turn(storage, true);
        return found ?? "none";
      } catch {
        return "none";
      }
    },
    unsubscribe: async () => {
      turn(storage, false);
      known = null;
      await push.unregister().catch(() => undefined);
    },
    // Taps on notifications are handled from the start of the app (opened-paths.ts), not only once a member is signed
    // in.
    onOpen: () => () => {},
  };
}

/** Resolves to null if the system has no such service or cannot reach it. */
function registered(push: Push): Promise<PushToken | null> {
  return new Promise((resolve) => {
    const done = (found: PushToken | null) => {
      clearTimeout(timer);
      resolve(found);
      for (const listening of heard) void listening.then((one) => one.remove()).catch(() => undefined);
    };
    const timer = setTimeout(() => done(null), REGISTER_MS);
    const heard = [
      push.addListener("registration", ({ value }) => done({ token: value })),
      push.addListener("registrationError", () => done(null)),
    ];
    Promise.all(heard)
      .then(() => push.register())
      .catch(() => done(null));
  });
}

function isOn(storage: () => Storage): boolean {
  try {
    return storage().getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function turn(storage: () => Storage, on: boolean): void {
  try {
    if (on) storage().setItem(KEY, "on");
    else storage().removeItem(KEY);
  } catch {
    // It is then asked again.
  }
}
