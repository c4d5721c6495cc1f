import { openOtherTabs, type OtherTabs } from "./other-tabs.ts";
import type { TokenKeeping, TokenStore } from "./platform.ts";

const KEY = "token";

/** What a tab has besides what all tabs of the browser share. */
export interface OwnTab {
  /** Throws where it is forbidden. */
  session: () => Storage;
  others: () => OtherTabs;
}

/**
 * In local storage, or in that of the tab's session where it shall leave with the browser (accounts §11); never in a
 * cookie. A cookie without secret, `member=1`, tells the server to leave what is personal as skeletons: it is written
 * with the token, and lasts as long.
 *
 * Each tab has a session storage of its own. The cookie is what they share: a tab that it tells of a member and that
 * has no token asks the others for theirs, and whoever signs in or out tells them.
 */
export function webTokens(tab: OwnTab = { session: () => sessionStorage, others: openOtherTabs }): TokenStore {
  /** What the storages did not take, beside what they held instead: it lasts for the page, until another page changes that. */
  let unkept: { token: string | null; instead: string | null } | null = null;
  let known: OtherTabs | undefined;
  const others = () => (known ??= tab.others());
  const lasting = () => localStorage;
  const ofSession = () => readFrom(tab.session);
  // One that lasts is the newer one: whoever signs in for a session takes it away.
  const readKept = () => readFrom(lasting) ?? ofSession();

  const write = (token: string | null, keeping: TokenKeeping | undefined) => {
    const before = ofSession();
    const forSession = keeping === undefined ? before !== null : keeping === "session";
    document.cookie = memberCookie(token !== null, forSession);
    writeTo(tab.session, forSession ? token : null);
    // Before the other is taken away: a tab that hears of that first finds out whom to ask by the cookie.
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
          // It may have been taken away meanwhile, by this tab, which knew of nobody.
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

/** What other pages did to the storage that all of them share. */
function onStorageElsewhere(listener: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) listener();
  });
  // A page that was put aside for the way back has heard nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) listener();
  });
}

/** 90 days, as the token; of a session as long as the browser is open. */
const memberCookie = (isMember: boolean, forSession: boolean): string => {
  if (!isMember) return "member=; path=/; max-age=0; samesite=lax";
  return `member=1; path=/; ${forSession ? "" : "max-age=7776000; "}samesite=lax`;
};

/** The token that a storage holds; null also where it is forbidden. */
export function readFrom(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

/** null: none is held any more. What a storage does not take is nobody's fault. */
export function writeTo(storage: () => Storage, token: string | null): void {
  try {
    if (token === null) storage().removeItem(KEY);
    else storage().setItem(KEY, token);
  } catch {
    // A storage that is full or forbidden.
  }
}
