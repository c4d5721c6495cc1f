import { KeychainAccess } from "@aparajita/capacitor-secure-storage";
import { Directory, Encoding } from "@capacitor/filesystem";
import type { Plugins } from "./plugins.ts";

/** The name of the key in the keystore (Android) or the keychain (iOS), and of the file in the app's own folder. */
const KEY = "remembered-sign-in";
const FILE = { path: "remembered-sign-in", directory: Directory.Data } as const;
const ALGORITHM = "AES-GCM";
/** As NIST SP 800-38D recommends: 96 bits, and a new one for each text. */
const NONCE_BYTES = 12;

/**
 * A file that only this device can read: its content is encrypted with a key in the device's keystore. A copy of the
 * file, or a backup restored elsewhere, is useless.
 */
export function sealedFile({ files, keystore }: Pick<Plugins, "files" | "keystore">) {
  const key = async (): Promise<CryptoKey | null> => {
    const kept = await keystore.getItem(KEY);
    return kept === null ? null : importKey(bytesOf(kept));
  };
  const newKey = async (): Promise<CryptoKey> => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    // Otherwise an iOS backup would move the key to another device along with the file.
    await keystore.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
    await keystore.setItem(KEY, textOf(bytes));
    return importKey(bytes);
  };
  return {
    /** Rejects if the file does not exist or cannot be decrypted. */
    read: async (): Promise<string> => {
      const [{ data }, opener] = await Promise.all([files.readFile({ ...FILE, encoding: Encoding.UTF8 }), key()]);
      if (opener === null || typeof data !== "string") throw new Error("No key opens this file.");
      const bytes = bytesOf(data);
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const opened = await crypto.subtle.decrypt({ name: ALGORITHM, iv: nonce }, opener, bytes.subarray(NONCE_BYTES));
      return new TextDecoder().decode(opened);
    },
    write: async (text: string): Promise<void> => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      // A key that the keystore cannot return, or that is invalid, is replaced; the content that it encrypted is
      // overwritten here anyway.
      const sealer = (await key().catch(() => null)) ?? (await newKey());
      const sealed = await crypto.subtle.encrypt(
        { name: ALGORITHM, iv: nonce },
        sealer,
        new TextEncoder().encode(text),
      );
      const data = textOf(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
      await files.writeFile({ ...FILE, data, encoding: Encoding.UTF8 });
    },
    remove: (): Promise<void> => files.deleteFile(FILE),
  };
}

/** Not extractable: code that runs in the page can use the key but cannot read it. */
const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);

const textOf = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
