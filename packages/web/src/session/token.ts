/**
 * The session token, in local storage under the key `token` (spec §1), never in a cookie. A cookie without secret,
 * `member=1`, tells the server to leave what is personal as skeletons (decisions, "Screens").
 */
const KEY = "token";
/** `renewed`: the same member under another token. `another`: somebody signed in or out. */
export type TokenChange = "renewed" | "another";
const listeners = new Set<(change: TokenChange) => void>();
/** For a storage that is full or forbidden: the session then lasts as long as the page. */
let inMemory: string | null = null;

const tell = (change: TokenChange) => {
  for (const listener of listeners) listener(change);
};

export function readToken(): string | null {
  if (typeof localStorage === "undefined") return null;
  try {
    return localStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function storeToken(token: string | null, change: TokenChange = "another"): void {
  inMemory = token;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Kept in memory above.
  }
  tellServer(token !== null);
  tell(change);
}

/** For the pages to come: whether the server leaves what is personal to the app. */
export function tellServer(isMember: boolean): void {
  document.cookie = isMember
    ? "member=1; path=/; max-age=7776000; samesite=lax"
    : "member=; path=/; max-age=0; samesite=lax";
}

/** Tells of every change, also of one made in another tab. */
export function onTokenChange(listener: (change: TokenChange) => void): () => void {
  listeners.add(listener);
  const stop = onTokenChangeElsewhere(() => listener("another"));
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Tells of what another tab changed. */
export function onTokenChangeElsewhere(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener("storage", fromOtherTab);
  return () => window.removeEventListener("storage", fromOtherTab);
}
