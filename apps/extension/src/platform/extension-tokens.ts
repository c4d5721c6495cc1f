import type { TokenKeeping, TokenStore } from "@tablee/web/platform/platform";
import type { ExtensionStorage, StorageArea } from "../browser/extension-api.ts";

const KEY = "token";
/**
 * The token that the server refused, until the browser is closed: a synchronised token may be an old one of another
 * computer.
 */
const REFUSED = "refused";

/**
 * In the extension's synchronised storage, or in the session storage if it must not outlive the browser (accounts §11,
 * accounts §34). It is never in local storage, which any page of the extension could be tricked into revealing.
 */
export function extensionTokens(storage: ExtensionStorage | undefined): TokenStore {
  /**
   * A token that the storages did not accept, with what they contained instead. It is valid for this page until another
   * page changes them.
   */
  let unkept: { token: string | null; instead: string | null } | null = null;
  let keptForSession = false;
  /** Writes run one after the other, so that no reader gets an outdated token. */
  let writing: Promise<void> = Promise.resolve();

  const readKept = async () => {
    const synchronised = await readFrom(storage?.sync);
    const isRefused = synchronised !== null && synchronised === (await readFrom(storage?.session, REFUSED));
    const lasting = isRefused ? null : synchronised;
    const ofSession = await readFrom(storage?.session);
    keptForSession = lasting === null && ofSession !== null;
    // A lasting token is the newer one, because signing in for a session removes it.
    return lasting ?? ofSession;
  };

  const write = async (token: string | null, keeping: TokenKeeping | undefined) => {
    const before = await readKept();
    const forSession = keeping === undefined ? before !== null && keptForSession : keeping === "session";
    const [taken, left] = forSession ? [storage?.session, storage?.sync] : [storage?.sync, storage?.session];
    // Writes the new token first: otherwise another page could find nobody signed in between the two steps.
    await writeTo(taken, token);
    await writeTo(left, null);
    const instead = await readKept();
    unkept = instead === token ? null : { token, instead };
  };

  const refuse = async (token: string) => {
    await writeTo(storage?.session, token, REFUSED);
    if ((await readFrom(storage?.session)) === token) await writeTo(storage?.session, null);
    const instead = await readKept();
    unkept = instead === token || unkept?.token === token ? { token: null, instead } : null;
  };

  return {
    read: async () => {
      await writing;
      const kept = await readKept();
      return unkept?.instead === kept ? unkept.token : kept;
    },
    refuse: (token) => (writing = writing.then(() => refuse(token))),
    write: (token, keeping) => (writing = writing.then(() => write(token, keeping))),
    lasts: () => !keptForSession,
    onChangeElsewhere: (listener) => {
      storage?.onChanged.addListener((changes) => {
        if (KEY in changes || REFUSED in changes) listener();
      });
    },
  };
}

async function readFrom(area: StorageArea | undefined, key = KEY): Promise<string | null> {
  try {
    const { [key]: token } = (await area?.get(key)) ?? {};
    return typeof token === "string" ? token : null;
  } catch {
    return null;
  }
}

async function writeTo(area: StorageArea | undefined, token: string | null, key = KEY): Promise<void> {
  try {
    if (token === null) await area?.remove(key);
    else await area?.set({ [key]: token });
  } catch {
    // Full, or forbidden by the browser's administrator.
  }
}
