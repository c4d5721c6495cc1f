import type { TokenStore } from "./platform.ts";

const KEY = "token";

/**
 * In local storage, never in a cookie. A cookie without secret, `member=1`, tells the server to leave what is personal
 * as skeletons: it is written with the token.
 */
export function webTokens(): TokenStore {
  /** What the storage did not take, beside what it held instead: it lasts for the page, until another page changes that. */
  let unkept: { token: string | null; instead: string | null } | null = null;
  return {
    read: async () => {
      const kept = readKept();
      return unkept?.instead === kept ? unkept.token : kept;
    },
    write: async (token) => {
      document.cookie =
        token === null ? "member=; path=/; max-age=0; samesite=lax" : "member=1; path=/; max-age=7776000; samesite=lax";
      try {
        if (token === null) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, token);
      } catch {
        // A storage that is full or forbidden.
      }
      const instead = readKept();
      unkept = instead === token ? null : { token, instead };
    },
    onChangeElsewhere: (listener) => {
      window.addEventListener("storage", ({ key }) => {
        if (key === KEY || key === null) listener();
      });
      // A page that was put aside for the way back has heard nothing meanwhile.
      window.addEventListener("pageshow", ({ persisted }) => {
        if (persisted) listener();
      });
    },
  };
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
