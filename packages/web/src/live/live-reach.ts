import { onTokenChange, readToken, type TokenChange } from "../session/token.ts";
import { type LiveAuth, LiveConnection, type LiveSocket } from "./live-connection.ts";

/** What live clients stand on. Replaced in tests. */
export interface LiveReach {
  open: (namespace: string, auth: LiveAuth) => Promise<LiveSocket>;
  /** The token of this moment; null: nobody is signed in. */
  token: () => string | null;
  onTokenChange: (listener: (change: TokenChange) => void) => () => void;
  /** Told when the device woke up, found its network, or the page is looked at again. */
  onWake: (listener: () => void) => () => void;
}

const reaches = new Map<string, LiveReach>();

/** One for the page and server, whatever listens. */
export function liveReach(origin: string): LiveReach {
  let reach = reaches.get(origin);
  if (!reach) {
    const connection = new LiveConnection(origin);
    const onWake = wakefulness(connection.cutSilent);
    reach = { open: connection.open, token: readToken, onTokenChange, onWake };
    reaches.set(origin, reach);
  }
  return reach;
}

/** `first` is done before anybody is told. */
function wakefulness(first: () => void): LiveReach["onWake"] {
  const listeners = new Set<() => void>();
  const tell = () => {
    if (document.visibilityState !== "visible") return;
    first();
    for (const listener of listeners) listener();
  };
  return (listener) => {
    if (listeners.size === 0) {
      window.addEventListener("online", tell);
      window.addEventListener("pageshow", tell);
      document.addEventListener("visibilitychange", tell);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener("online", tell);
      window.removeEventListener("pageshow", tell);
      document.removeEventListener("visibilitychange", tell);
    };
  };
}
