import type { PushDevice, PushToken } from "@tablee/web/platform/platform";
import type { Plugins } from "./plugins.ts";

/** Where the device keeps that its person has turned push on: Android takes silence for a yes before version 13. */
const KEY = "push";
/** A device without the system's service answers nothing. */
const REGISTER_MS = 20_000;

type Push = Plugins["push"];

/**
 * Push by the system's own service. Nobody is registered who has not pressed for it and allowed it; from then on the
 * token, which the system changes by itself, is asked for anew once in each run of the app.
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
    // A press is heard from the app's first moment on (opened-paths.ts), and not where a member is known alone.
    onOpen: () => () => {},
  };
}

/** null: the system has no such service, or does not reach it. */
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
    // It is asked for once more then.
  }
}
