import type { User } from "@tablee/contract/accounts/accounts.schema";
import { limitKey } from "../http/caller-address.ts";
import type { RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";
import { readCredentials, readOwnAccount } from "./accounts.queries.ts";
import { isPassword } from "./password.ts";
import { openSession } from "./sessions.ts";
import { userView } from "./user-view.ts";

export type LogInResult =
  | { token: string; user: User }
  | { refused: "login_invalid" }
  | { refused: "too_many_requests"; retry_after: number };

/**
 * Signs in with e-mail and password (spec §8 "Login"). Tries are counted before the password is looked at, so that
 * many at once are no way round; a right one does not count. An unknown e-mail answers as late as a wrong password.
 */
export async function logIn(
  { services, limits, address }: { services: Services; limits: RateLimits; address: string },
  { email, password, ...device }: { email: string; password: string } & Record<string, unknown>,
): Promise<LogInResult> {
  const here = limitKey(address);
  const both = `${email.trim().toLowerCase()} ${here}`;
  const retry_after = (await limits.take("login_address", here)) ?? (await limits.take("login", both));
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };

  const { db } = services.database;
  const credentials = await readCredentials(db, email.trim());
  const right = await isPassword(password, credentials?.password_hash ?? null);
  if (!credentials || !right) return { refused: "login_invalid" };

  await Promise.all([limits.giveBack("login_address", here), limits.forget("login", both)]);
  const token = await openSession(services, credentials.id, device);
  const own = await readOwnAccount(db, credentials.id);
  return own ? { token, user: userView(own) } : { refused: "login_invalid" };
}
