import type { TokenKeeping, TokenStore } from "../platform/platform.ts";
import { isEnd, isRenewal, keepEnd, keepRenewal } from "../storage/renewed-token.ts";
import { isInStrangersFrame, lookAtFrame } from "./strangers-frame.ts";

/** `renewed`: the same member under another token. `another`: somebody signed in or out. */
export type TokenChange = "renewed" | "another";

/**
 * The session's token, as this page knows it. The device stores it behind the platform, whose storage is asynchronous;
 * here every call has it at hand. The server has none.
 */
let current: string | null = null;
let store: TokenStore | null = null;
const listeners = new Set<(change: TokenChange) => void>();
const listenersElsewhere = new Set<(ended: boolean) => void>();
const listenersToEnd = new Set<() => void>();

/** Reads the stored token before anything needs it, and follows what the device's other pages do with it. */
export async function openTokens(from: TokenStore): Promise<void> {
  store = from;
  lookAtFrame();
  current = await from.read();
  from.onChangeElsewhere(() => void follow(from));
}

async function follow(from: TokenStore): Promise<void> {
  const found = await from.read();
  if (store !== from || found === current) return;
  const change = isRenewal(current, found) ? "renewed" : "another";
  const ended = found === null && current !== null && isEnd(current);
  if (ended) tellEnd();
  current = found;
  tell(change);
  // A renewal is the same member: what is on this page, and what they are typing, is still theirs.
  if (change === "another") for (const listener of listenersElsewhere) listener(ended);
}

/** The current token; none in another site's frame, whatever is stored. */
export const readToken = (): string | null => (isInStrangersFrame() ? null : current);

/** Without `keeping`, the device stores the token as it did the previous one. */
export function storeToken(
  token: string | null,
  { change = "another", keeping }: { change?: TokenChange; keeping?: TokenKeeping } = {},
): void {
  current = token;
  keepToken(keeping);
  tell(change);
}

function tell(change: TokenChange): void {
  for (const listener of listeners) listener(change);
}

/**
 * Replaces a token that a server has renewed or refused by another or none, if it still is this device's: another page
 * may have signed somebody in or out without this page knowing yet. Returns whether it was replaced.
 */
export async function replaceToken(sent: string, by: string | null): Promise<boolean> {
  if (current === sent && store) await follow(store);
  if (current !== sent || !store) return false;
  if (by === null) {
    keepEnd(sent);
    tellEnd();
  } else keepRenewal(sent, by);
  current = by;
  void (by === null && store.refuse ? store.refuse(sent) : store.write(by));
  tell(by === null ? "another" : "renewed");
  return true;
}

/** Writes the current token again, together with whatever the device stores beside it. */
export function keepToken(keeping?: TokenKeeping): void {
  void store?.write(current, keeping);
}

/** Makes a subscribe function for a set of listeners; it returns how to unsubscribe. */
const heardOf =
  <Listener>(all: Set<Listener>) =>
  (listener: Listener): (() => void) => {
    all.add(listener);
    return () => all.delete(listener);
  };

/** Calls the listener at every change, including one that another page of the device made. */
export const onTokenChange = heardOf(listeners);

/**
 * Calls the listener when somebody signed in or out on another page of the device; `ended`: because a server has ended
 * the session.
 */
export const onTokenChangeElsewhere = heardOf(listenersElsewhere);

/**
 * Calls the listener when a server has ended the session, here or on another page of the device, while the member's
 * data is still on this page. A member's own sign-out does not count: it is intended.
 */
export const onSessionEnd = heardOf(listenersToEnd);

function tellEnd(): void {
  for (const listener of listenersToEnd) listener();
}
