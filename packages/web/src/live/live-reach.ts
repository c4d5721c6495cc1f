import type { Platform } from "../platform/platform.ts";
import { onTokenChange, readToken, type TokenChange } from "../session/token.ts";
import { type LiveAuth, LiveConnection, type LiveSocket } from "./live-connection.ts";
import { onGap } from "./on-gap.ts";
import { tellTokenRefused } from "./refused-token.ts";

/** What live clients depend on. Replaced in tests. */
export interface LiveReach {
  open: (namespace: string, auth: LiveAuth) => Promise<LiveSocket>;
  /** The current token; null: nobody is signed in. */
  token: () => string | null;
  onTokenChange: (listener: (change: TokenChange) => void) => () => void;
  /** Says that the current token was refused. */
  refused: () => void;
  /** Calls the listener when the device wakes up, finds its network, or the page becomes visible again. */
  onWake: (listener: () => void) => () => void;
}

const reaches = new WeakMap<Platform, LiveReach>();

/** Returns the page's only instance, shared by all live clients. */
export function liveReach(platform: Platform): LiveReach {
  let reach = reaches.get(platform);
  if (!reach) {
    const connection = new LiveConnection(platform.api_origin);
    const onWake = (listener: () => void) => {
      const woke = () => {
        connection.cutSilent();
        listener();
      };
      const stops = [platform.onWake(woke), onGap(woke)];
      return () => {
        for (const stop of stops) stop();
      };
    };
    reach = { open: connection.open, token: readToken, onTokenChange, refused: tellTokenRefused, onWake };
    reaches.set(platform, reach);
  }
  return reach;
}
