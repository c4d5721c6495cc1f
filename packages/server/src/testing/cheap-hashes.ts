import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const inEarnest = crypto.scrypt;
/** Of what a password costs in production, a fifth of a second of processor time. */
const SHARE = 64;

/** As the one that it stands for, with the same keys for the same words, salt and costs, but other keys than that. */
function cheapScrypt(
  password: BinaryLike,
  salt: BinaryLike,
  bytes: number,
  options: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
): void {
  inEarnest(password, salt, bytes, { ...options, N: Math.max(2, (options.N ?? SHARE) / SHARE) }, done);
}

function hashBy(scrypt: unknown): void {
  Object.assign(crypto, { scrypt });
  // What was imported by name is this too from now on.
  syncBuiltinESMExports();
}

/** From now on passwords cost next to nothing; what a hash says of its cost, and what is asked for, stays. */
export const hashCheaply = (): void => hashBy(cheapScrypt);

/** In a test file that is about how long a hash takes. The next file begins anew (vitest.setup.ts). */
export const hashInEarnest = (): void => hashBy(inEarnest);
