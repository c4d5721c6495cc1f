import type { TokenKeeping, TokenStore } from "@tablee/web/platform/platform";
import type { ExtensionStorage, StorageArea } from "../browser/extension-api.ts";

const KEY = "token";
/** One that the server refused, until the browser is closed: synchronised, it may be another computer's old one. */
const REFUSED = "refused";

/**
 * In the extension's synchronised storage, or in that of the browser's session where it shall leave with the browser
 * (accounts §11, accounts §34). Local storage, which every page of the extension could be made to show, never has it.
 */
export function extensionTokens(storage: ExtensionStorage | undefined): TokenStore {
  /** What the storages did not take, beside what they held instead: it lasts for the page, until another changes that. */
  let unkept: { token: string | null; instead: string | null } | null = null;
  let keptForSession = false;
  /** One after the other: whoever reads meanwhile would be told of a token that is not the last. */
  let writing: Promise<void> = Promise.resolve();

  const readKept = async () => {
    const synchronised = await readFrom(storage?.sync);
    const isRefused = synchronised !== null && synchronised === (await readFrom(storage?.session, REFUSED));
    const lasting = isRefused ? null : synchronised;
    const ofSession = await readFrom(storage?.session);
    keptForSession = lasting === null && ofSession !== null;
    // One that lasts is the newer one: whoever signs in for a session takes it away.
    return lasting ?? ofSession;
  };

  const write = async (token: string | null, keeping: TokenKeeping | undefined) => {
    const before = await readKept();
    const forSession = keeping === undefined ? before !== null && keptForSession : keeping === "session";
    const [taken, left] = forSession ? [storage?.session, storage?.sync] : [storage?.sync, storage?.session];
    // The new one first: another page that hears of it would find nobody signed in between the two.
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
    // Full, or forbidden by whoever looks after the browser.
  }
}
