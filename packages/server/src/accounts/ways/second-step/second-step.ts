import { SECOND_STEP_TRIES, type SecondStep, secondStepsOf } from "@tablee/domain/accounts/second-step";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { RateLimits } from "../../../ports/rate-limits.ts";
import type { Services } from "../../../services.ts";
import type { Opening } from "../../sessions.ts";
import { hashToken, newToken } from "../../stored/session-token.ts";
import { insertAttempt, takeAttempt } from "../attempts.queries.ts";
import { enter } from "../enter.ts";
import { type PasskeyAnswer, takePasskey } from "../passkeys/take-passkey.ts";
import { takeCode } from "./authenticator.ts";
import { countTry, readSecondStepFacts } from "./second-step.queries.ts";

const LIFETIME_MS = 10 * 60_000;

export type Entered =
  | { token: string; user: User }
  | { refused: "second_step_needed"; key: string; ways: SecondStep[] }
  | null;

/**
 * Signs in a member who has shown one factor, a password or a provider's answer, or asks for the second step if the
 * account requires one: the sign-in then waits for ten minutes under a key that the browser holds. null if the account
 * is gone.
 */
export async function enterOrAskMore(
  services: Services,
  account_id: number,
  device: Record<string, unknown>,
  { remember = true, stamp }: Opening = {},
): Promise<Entered> {
  const { db } = services.database;
  const facts = await readSecondStepFacts(db, account_id);
  if (!facts) return null;
  const ways = secondStepsOf(facts);
  if (ways.length === 0) return enter(services, account_id, device, { remember, stamp });
  const key = newToken();
  const at = services.clock();
  const facts_kept = { device, remember, ...(stamp === undefined ? {} : { stamp }) };
  const attempt = { kind: "second_step" as const, key_hash: hashToken(key), account_id, facts: facts_kept };
  await insertAttempt(db, { ...attempt, expires_at: new Date(at.getTime() + LIFETIME_MS) }, at);
  return { refused: "second_step_needed", key, ways };
}

export type SecondStepResult =
  | { token: string; user: User }
  | { refused: "second_step_invalid" | "second_step_expired" }
  | { refused: "too_many_requests"; retry_after: number };

/**
 * Completes a sign-in that waits for its second step. Tries are counted before they are checked, so that parallel
 * requests cannot bypass the limit: per sign-in, and per account, because somebody who knows the password could start a
 * new sign-in after every five.
 */
export async function takeSecondStep(
  { services, limits }: { services: Services; limits: RateLimits },
  { key, code, passkey }: { key: string; code?: string | undefined; passkey?: PasskeyAnswer | undefined },
): Promise<SecondStepResult> {
  const { db } = services.database;
  const at = services.clock();
  const key_hash = hashToken(key);
  const begun = await countTry(db, { key_hash, most: SECOND_STEP_TRIES, at });
  if (begun?.account_id == null) return { refused: "second_step_expired" };
  const { account_id, facts } = begun;
  const retry_after = await limits.take("second_step", String(account_id));
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  const right = passkey
    ? (await takePasskey(services, passkey)) === account_id
    : code !== undefined && (await db.transaction((tx) => takeCode(tx, account_id, code, at)));
  if (!right) return { refused: "second_step_invalid" };
  await limits.forget("second_step", String(account_id));
  if (!(await takeAttempt(db, { kind: "second_step", key_hash }, at))) return { refused: "second_step_expired" };
  const device = (facts["device"] ?? {}) as Record<string, unknown>;
  const remember = facts["remember"] !== false;
  const stamp = typeof facts["stamp"] === "string" ? facts["stamp"] : undefined;
  return (await enter(services, account_id, device, { remember, stamp })) ?? { refused: "second_step_expired" };
}
