import { openOtherTabs, type OtherTabs } from "./other-tabs.ts";
import type { TokenKeeping, TokenStore } from "./platform.ts";

const KEY = "token";

/** What belongs to one tab, besides the storage that all tabs of the browser share. */
export interface OwnTab {
  /** Throws where session storage is forbidden. */
  session: () => Storage;
  others: () => OtherTabs;
}

/**
 * Stores the token in local storage, or in the tab's session storage if it shall end with the browser (accounts §11);
 * never in a cookie. A cookie without a secret, `member=1`, tells the server to render personal parts as skeletons: it
 * is written with the token, and lasts as long.
 *
 * Each tab has a session storage of its own, and the cookie is what the tabs share. A tab that has no token but finds
 * the cookie asks the other tabs for theirs, and a tab in which somebody signs in or out tells the others.
 */
export function webTokens(tab: OwnTab = { session: () => sessionStorage, others: openOtherTabs }): TokenStore {
  /** A token that the storages did not accept, and what they hold instead; it applies until another page changes it. */
  let unkept: { token: string | null; instead: string | null } | null = null;
  let known: OtherTabs | undefined;
  const others = () => (known ??= tab.others());
  const lasting = () => localStorage;
  const ofSession = () => readFrom(tab.session);
  // A lasting token is the newer one: signing in for a session removes it.
  const readKept = () => readFrom(lasting) ?? ofSession();

  const write = (token: string | null, keeping: TokenKeeping | undefined) => {
    const before = ofSession();
    const forSession = keeping === undefined ? before !== null : keeping === "session";
    document.cookie = memberCookie(token !== null, forSession);
    writeTo(tab.session, forSession ? token : null);
    // Sent before the lasting token is removed: a tab that notices its removal can ask, as the cookie says.
    if (token !== null && forSession) others().tell({ kind: "kept", token });
    else if (before !== null) others().tell({ kind: "ended", token: before });
    writeTo(lasting, forSession ? null : token);
    const instead = readKept();
    unkept = instead === token ? null : { token, instead };
  };

  return {
    read: async () => {
      const kept = readKept();
      if (unkept?.instead === kept) return unkept.token;
      if (kept !== null || !/(?:^|;\s*)member=1(?:;|$)/.test(document.cookie)) return kept;
      const theirs = await others().ask();
      if (theirs !== null && readKept() === null) writeTo(tab.session, theirs);
      return readKept();
    },
    write: async (token, keeping) => write(token, keeping),
    onChangeElsewhere: (listener) => {
      onStorageElsewhere(listener);
      others().hear({
        asked: ofSession,
        kept: (token) => {
          writeTo(tab.session, token);
          listener();
        },
        late: (token) => {
          if (readKept() !== null) return;
          writeTo(tab.session, token);
          // This tab may have removed the cookie meanwhile, when it knew of no other.
          document.cookie = memberCookie(true, true);
          listener();
        },
        ended: (token) => {
          if (ofSession() !== token) return;
          writeTo(tab.session, null);
          listener();
        },
      });
    },
  };
}

/** Reports changes by other pages to the storage that all of them share. */
function onStorageElsewhere(listener: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) listener();
  });
  // A page restored from the back/forward cache has missed all events meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) listener();
  });
}

/** Lasts 90 days, as the token does; for a session, until the browser is closed. */
const memberCookie = (isMember: boolean, forSession: boolean): string => {
  if (!isMember) return "member=; path=/; max-age=0; samesite=lax";
  return `member=1; path=/; ${forSession ? "" : "max-age=7776000; "}samesite=lax`;
};

/** The token in a storage; null also if the storage is forbidden. */
export function readFrom(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

/** null removes the token. A storage that does not accept it is no error. */
export function writeTo(storage: () => Storage, token: string | null): void {
  try {
    if (token === null) storage().removeItem(KEY);
    else storage().setItem(KEY, token);
  } catch {
    // The storage is full or forbidden.
  }
}
