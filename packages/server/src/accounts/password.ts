import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { networkKey } from "../http/caller-address.ts";
import { type Asker, FairQueue } from "../jobs/fair-queue.ts";

/**
 * OWASP's equivalent settings of scrypt: 32 MiB, about a fifth of a second. Stored in each hash, so that they can be
 * raised.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 128 * 1024 * 1024;
const KEY_BYTES = 32;

type Cost = typeof COST;

/**
 * Two hashes at once, on half of Node's worker threads: the others compress every answer and must not wait behind a
 * rush of sign-ins. The queue holds as many as are done in a few seconds.
 */
const checks = new FairQueue({ atOnce: 2, room: 32 });

const derive = (password: string, salt: Buffer, { N, r, p }: Cost, asker: Asker): Promise<Buffer> =>
  checks.run(
    asker,
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY }, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );

/** Whoever calls from an address: its network shares turns. */
export const askerAt = (address: string): Asker => ({ key: networkKey(address), suspected: false });

/** The server itself, as the one who asks for a check. */
const OURSELVES: Asker = { key: "", suspected: false };

/** Hashes a password into its stored form: `scrypt$N$r$p$salt$key`. Throws QueueFull. */
export async function hashPassword(password: string, cost: Cost = COST, asker: Asker = OURSELVES): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, asker);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** What a password for an unknown e-mail is compared with, so that it takes as long as for a known one. */
const NOBODY = [
  "scrypt",
  COST.N,
  COST.r,
  COST.p,
  "AAAAAAAAAAAAAAAAAAAAAA",
  Buffer.alloc(KEY_BYTES).toString("base64url"),
].join("$");

/**
 * Whether a password matches a stored hash. Takes the same time for a wrong password and for no hash at all (null:
 * there is no such account), which nothing matches. Throws QueueFull if too many checks are waiting.
 */
export async function isPassword(password: string, hash: string | null, asker: Asker = OURSELVES): Promise<boolean> {
  const [kind, N, r, p, salt, stored] = (hash ?? NOBODY).split("$");
  if (kind !== "scrypt" || !salt || !stored) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, "base64url"), cost, asker);
  return timingSafeEqual(key, Buffer.from(stored, "base64url")) && hash !== null;
}
