import type { TokenKeeping, TokenStore } from "../platform/platform.ts";
import { isEnd, isRenewal, keepEnd, keepRenewal } from "../storage/renewed-token.ts";
import { isInStrangersFrame, lookAtFrame } from "./strangers-frame.ts";

/** `renewed`: the same member under another token. `another`: somebody signed in or out. */
export type TokenChange = "renewed" | "another";

/**
 * The session's token, as this page knows it. The device keeps it behind the platform, whose storage answers later;
 * here it is at hand for every call. On the server there is none.
 */
let current: string | null = null;
let store: TokenStore | null = null;
const listeners = new Set<(change: TokenChange) => void>();
const listenersElsewhere = new Set<(ended: boolean) => void>();
const listenersToEnd = new Set<() => void>();

/** Before anything asks for the token: fetches what the device has kept, and follows what its other pages do with it. */
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
  // The same member goes on: what stands on this page is still theirs, and what they were typing too.
  if (change === "another") for (const listener of listenersElsewhere) listener(ended);
}

/** In a stranger's frame none, whatever the device has kept. */
export const readToken = (): string | null => (isInStrangersFrame() ? null : current);

/** Without `keeping` the device keeps it as it did the one before. */
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
 * Puts another token, or none, in the place of one that a server has renewed or refused, where it still is this
 * device's: another page may have signed somebody in or out, and this one not have heard of it yet. Answers whether.
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

/** Writes what is known once more, with whatever the device keeps beside it. */
export function keepToken(keeping?: TokenKeeping): void {
  void store?.write(current, keeping);
}

/** How to be told; a listener is answered how to hear no more. */
const heardOf =
  <Listener>(all: Set<Listener>) =>
  (listener: Listener): (() => void) => {
    all.add(listener);
    return () => all.delete(listener);
  };

/** Tells of every change, also of one made on another page of the device. */
export const onTokenChange = heardOf(listeners);

/** Tells of somebody who signed in or out on another page of the device; `ended`: whom a server knows no more. */
export const onTokenChangeElsewhere = heardOf(listenersElsewhere);

/**
 * Tells that a server knows the session no more, here or on another page of the device, while what belongs to its
 * member still stands on this page. A member who signs out ends nothing: that is meant.
 */
export const onSessionEnd = heardOf(listenersToEnd);

function tellEnd(): void {
  for (const listener of listenersToEnd) listener();
}
