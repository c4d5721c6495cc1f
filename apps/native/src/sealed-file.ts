import { KeychainAccess } from "@aparajita/capacitor-secure-storage";
import { Directory, Encoding } from "@capacitor/filesystem";
import type { Plugins } from "./plugins.ts";

/** The key's place in the keystore (Android) or the keychain (iOS), and the file's in the app's own folder. */
const KEY = "remembered-sign-in";
const FILE = { path: "remembered-sign-in", directory: Directory.Data } as const;
const ALGORITHM = "AES-GCM";
/** As NIST SP 800-38D wants it: 96 bits, another for each text. */
const NONCE_BYTES = 12;

/**
 * A file of this device that only this device can read: what stands in it is sealed with a key that lies in the device's
 * keystore. Whoever copies the file, or restores it elsewhere, has nothing.
 */
export function sealedFile({ files, keystore }: Pick<Plugins, "files" | "keystore">) {
  const key = async (): Promise<CryptoKey | null> => {
    const kept = await keystore.getItem(KEY);
    return kept === null ? null : importKey(bytesOf(kept));
  };
  const newKey = async (): Promise<CryptoKey> => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    // Else a backup of iOS would take it along to another device, and the file with it.
    await keystore.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
    await keystore.setItem(KEY, textOf(bytes));
    return importKey(bytes);
  };
  return {
    /** Rejects where there is none, and where it cannot be opened. */
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
      // One that the keystore cannot give back, or that is none any more, is replaced: what it opened goes here anyway.
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

/** Whoever runs in the page can use it and not take it along. */
const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["encrypt", "decrypt"]);

const textOf = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
