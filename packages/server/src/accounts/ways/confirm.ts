import type { RateLimits } from "../../ports/rate-limits.ts";
import type { Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { askerAt, isPassword } from "../password.ts";
import { NotVouched, ProviderSilent } from "../../ports/identity/identity.ts";
import { readOwnerOf } from "./identities.queries.ts";
import { spendToken } from "./spend-token.ts";
import { type Brought, takeAnswer } from "./take-answer.ts";
import { type PasskeyAnswer, takePasskey } from "./passkeys/take-passkey.ts";
import { readPasswordHash } from "../stored/passwords.queries.ts";
import { renewConfirmed } from "./renew-confirmed.ts";

/** `token`: the device's new token; null if a concurrent renewal has just given it one. */
interface Confirmed {
  token: string | null;
}

export type ConfirmResult =
  | Confirmed
  | { refused: "wrong_password" }
  | { refused: "too_many_requests" | "busy"; retry_after: number };

interface Caller {
  services: Services;
  limits: RateLimits;
  address: string;
  viewer: Viewer;
}

/**
 * The member confirms their identity with the password. Wrong ones are counted per account, so that a stolen token
 * cannot be used to guess the password.
 */
export async function confirmByPassword(
  { services, limits, address, viewer }: Caller,
  password: string,
): Promise<ConfirmResult> {
  const key = String(viewer.account_id);
  const retry_after = await limits.take("confirm", key);
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  const { db } = services.database;
  const hash = await readPasswordHash(db, viewer.account_id);
  try {
    const right = await isPassword(password, hash, askerAt(address));
    if (!right) return { refused: "wrong_password" };
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await limits.giveBack("confirm", key);
    return { refused: "busy", retry_after: error.retry_after };
  }
  await limits.forget("confirm", key);
  return confirmedSession(services, viewer);
}

const confirmedSession = (services: Services, { session_id }: Viewer): Promise<Confirmed> =>
  services.database.db.transaction(async (tx) => ({ token: await renewConfirmed(services, tx, session_id) }));

/** The same with a passkey, which must belong to this member. */
export async function confirmByPasskey(
  { services, viewer }: Pick<Caller, "services" | "viewer">,
  answer: PasskeyAnswer,
): Promise<Confirmed | null> {
  if ((await takePasskey(services, answer)) !== viewer.account_id) return null;
  return confirmedSession(services, viewer);
}

export type ConfirmByProviderResult = Confirmed | { refused: "social_invalid" | "unavailable" };

/** The same through a provider, which must vouch for the person connected to this account. */
export async function confirmByProvider(
  { services, viewer }: Pick<Caller, "services" | "viewer">,
  brought: Brought,
): Promise<ConfirmByProviderResult> {
  const { account_id, session_id } = viewer;
  try {
    const { provider, id_token, nonce } = await takeAnswer(services, brought, { purpose: "confirm", account_id });
    const person = await services.identity.verify(provider, id_token, { nonce });
    const at = services.clock();
    return await services.database.db.transaction(async (tx) => {
      if (!(await spendToken(tx, id_token, person, at))) throw new NotVouched("The id_token was used before");
      const owner = await readOwnerOf(tx, { provider, subject: person.subject });
      if (owner !== account_id) throw new NotVouched("This is somebody else");
      return { token: await renewConfirmed(services, tx, session_id) };
    });
  } catch (error) {
    if (error instanceof NotVouched) return { refused: "social_invalid" };
    if (error instanceof ProviderSilent) return { refused: "unavailable" };
    throw error;
  }
}
