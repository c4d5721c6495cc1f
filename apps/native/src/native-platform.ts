import type { chosenEnvironment } from "@tablee/web/platform/environments";
import type { Platform } from "@tablee/web/platform/platform";
import { webPlatform } from "@tablee/web/platform/web-platform";
import { nativePush } from "./native-push.ts";
import { nativeTokens } from "./native-tokens.ts";
import type { Plugins } from "./plugins.ts";
import { rememberedSignIn } from "./remembered-sign-in.ts";
import { savedFiles, wasClosed } from "./saved-files.ts";

const POSITION = { timeout: 8_000, maximumAge: 60_000 };

/** What is known only when the app starts. */
interface Told {
  environment: ReturnType<typeof chosenEnvironment>;
  /** The manufacturer's name of the device. */
  model?: string | undefined;
}

/**
 * The platform of a native app, based on Capacitor's plugins. What the view supports like a browser is the web's: the
 * camera stream, for which the system asks permission, and the input fields that read a code from a message.
 */
export function nativePlatform(plugins: Plugins, { environment, model }: Told): Platform {
  const { clipboard, network, push, share } = plugins;
  const tokens = nativeTokens(
    () => localStorage,
    () => sessionStorage,
  );
  const saved = savedFiles(plugins);
  void saved.forget();
  return {
    ...webPlatform(),
    kind: "native",
    ...environment,
    ...(model === undefined ? {} : { model }),
    tokens: {
      ...tokens,
      write: async (token, keeping) => {
        if (token === null) await saved.forget();
        await tokens.write(token, keeping);
      },
    },
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
    share: (link) => share.share({ title: link.title, url: link.url }).then(() => true, wasClosed),
    saveFile: saved.save,
    // Both systems give an outside address to the browser, and the app's view stays where it is.
    openOutside: async (url) => {
      try {
        location.assign(url);
        return "apart";
      } catch {
        return "blocked";
      }
    },
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
    // The files are part of the app.
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

/** The number of parts of the app that currently need it. */
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

/** Stops a listener that may not have been added yet, or never will be. */
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
