import type { chosenEnvironment } from "@tablee/web/platform/environments";
import type { Platform } from "@tablee/web/platform/platform";
import { webPlatform } from "@tablee/web/platform/web-platform";
import { nativePush } from "./native-push.ts";
import { nativeTokens } from "./native-tokens.ts";
import type { Plugins } from "./plugins.ts";
import { rememberedSignIn } from "./remembered-sign-in.ts";

const POSITION = { timeout: 8_000, maximumAge: 60_000 };

/** What only the start of the app knows. */
interface Told {
  environment: ReturnType<typeof chosenEnvironment>;
  /** What the maker calls the device. */
  model?: string | undefined;
}

/**
 * A native app's view, by the plugins of Capacitor. What that view has as a browser has it is the web's: the camera's
 * stream, for which the system asks by itself, and the fields that read a code off a message.
 */
export function nativePlatform(plugins: Plugins, { environment, model }: Told): Platform {
  const { clipboard, network, push, share } = plugins;
  return {
    ...webPlatform(),
    kind: "native",
    ...environment,
    ...(model === undefined ? {} : { model }),
    tokens: nativeTokens(
      () => localStorage,
      () => sessionStorage,
    ),
    remembered: rememberedSignIn(plugins),
    position: () => position(plugins),
    positionAllowed: async () => {
      const allowed = await plugins.geolocation.checkPermissions().catch(() => null);
      return allowed?.location === "granted" || allowed?.coarseLocation === "granted";
    },
    copy: (text) =>
      clipboard.write({ string: text }).then(
        () => true,
        () => false,
      ),
    // Whoever closes the sheet has seen it: the plugin says so by a failure of its own.
    share: (link) =>
      share.share({ title: link.title, url: link.url }).then(
        () => true,
        (error: unknown) => error instanceof Error && /cancell?ed/i.test(error.message),
      ),
    push: nativePush(push, () => localStorage),
    keepAwake: () => keepAwake(plugins),
    onOnline: (listener) => onLine(network, (connected) => void (connected && listener())),
    onOffline: (listener) => {
      const stop = onLine(network, (connected) => void (connected || listener()));
      network.getStatus().then(
        ({ connected }) => void (connected || listener()),
        () => undefined,
      );
      return stop;
    },
    // They are part of the app.
    keepFiles: () => () => {},
    onWake: (listener) => onWake(plugins, listener),
  };
}

async function position({ geolocation }: Plugins): ReturnType<Platform["position"]> {
  try {
    const { coords } = await geolocation.getCurrentPosition(POSITION);
    return { latitude: coords.latitude, longitude: coords.longitude };
  } catch {
    // oxlint-disable-next-line no-console -- places §2 wants exactly this line in the log
    console.info("User did not enable geolocation");
    return null;
  }
}

/** Several parts of the app may want it at once. */
let wanted = 0;

function keepAwake({ awake }: Plugins): () => void {
  let left = false;
  wanted += 1;
  awake.keepAwake().catch(() => undefined);
  return () => {
    if (left) return;
    left = true;
    wanted -= 1;
    if (wanted === 0) awake.allowSleep().catch(() => undefined);
  };
}

/** Stops a listener that may not be there yet, or never. */
const stopping = (listening: Promise<{ remove: () => Promise<void> }>) => () =>
  void listening.then((one) => one.remove()).catch(() => undefined);

const onLine = (network: Plugins["network"], tell: (connected: boolean) => void): (() => void) =>
  stopping(network.addListener("networkStatusChange", ({ connected }) => tell(connected)));

function onWake({ app, network }: Plugins, listener: () => void): () => void {
  const stops = [
    stopping(app.addListener("appStateChange", ({ isActive }) => void (isActive && listener()))),
    onLine(network, (connected) => void (connected && listener())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
