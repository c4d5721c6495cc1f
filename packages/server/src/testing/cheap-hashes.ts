import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Scrypt = typeof crypto.scrypt;
/** What stands in for it belongs to the process, and says what it stands for to a second copy of this module. */
const inEarnest: Scrypt = (crypto.scrypt as Scrypt & { inEarnest?: Scrypt }).inEarnest ?? crypto.scrypt;
/** The factor by which hashing is cheaper than in production, where it takes a fifth of a second of processor time. */
const SHARE = 64;

/** Stands in for scrypt: the same password, salt and costs give the same key, but not the key of real scrypt. */
const cheapScrypt =
  (share: number) =>
  (
    password: BinaryLike,
    salt: BinaryLike,
    bytes: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ): void =>
    inEarnest(password, salt, bytes, { ...options, N: Math.max(2, (options.N ?? share) / share) }, done);

function hashBy(scrypt: unknown): void {
  Object.assign(crypto, { scrypt });
  // Makes modules that imported it by name see the replacement too.
  syncBuiltinESMExports();
}

/** Makes hashing cheap from now on; the costs that hashes state and that callers pass stay the same. */
export const hashCheaply = (share = SHARE): void => hashBy(Object.assign(cheapScrypt(share), { inEarnest }));

/** For a test file about how long a hash takes. The next file starts with cheap hashing again (vitest.setup.ts). */
export const hashInEarnest = (): void => hashBy(inEarnest);
