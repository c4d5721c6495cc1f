import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@tablee/domain/accounts/second-step";
import { Secret, TOTP } from "otpauth";
import type { Queryable } from "../../../database/open-database.ts";
import type { Services } from "../../../services.ts";
import { tellMember } from "../../own/own-mails.ts";
import { hashToken } from "../../stored/session-token.ts";
import {
  deleteAuthenticator,
  holdAuthenticator,
  offerAuthenticator,
  readAuthenticator,
  readSecondStepFacts,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from "./second-step.queries.ts";

const PERIOD_S = 30;
/** How many time steps a phone's clock may be off. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;

const totpOf = (secret: Secret, label = "") =>
  new TOTP({ issuer: "Tablée", label, algorithm: "SHA1", digits: 6, period: PERIOD_S, secret });

/** A secret for an authenticator app, and the otpauth address for its QR code; null if an app is already in use. */
export async function offerSecret({ database }: Services, account_id: number) {
  const facts = await readSecondStepFacts(database.db, account_id);
  const secret = new Secret({ size: SECRET_BYTES });
  if (!facts || !(await offerAuthenticator(database.db, account_id, secret.base32))) return null;
  return { secret: secret.base32, address: totpOf(secret, facts.email).toString() };
}

/** The time step of a code, at most one before or after now; null if the code matches none of them. */
function stepOf(secret: string, code: string, at: Date): number | null {
  if (!CODE.test(code)) return null;
  const timestamp = at.getTime();
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}

/**
 * Makes a new app the second step once its first code is correct. Returns the recovery codes, which are never shown
 * again.
 */
export async function confirmAuthenticator(
  services: Services,
  account_id: number,
  code: string,
): Promise<string[] | null> {
  const at = services.clock();
  return services.database.db.transaction(async (tx) => {
    const offered = await holdAuthenticator(tx, account_id);
    const step = offered && stepOf(offered.secret, code, at);
    if (step === null || !(await takeStep(tx, { account_id, step, confirmed_at: at }))) return null;
    const owner = await readSecondStepFacts(tx, account_id);
    if (owner) await tellMember(services, tx, owner, { kind: "second_step_added" });
    return newRecoveryCodes(tx, account_id);
  });
}

/** Replaces the recovery codes; null if there is no app. */
export const renewRecoveryCodes = ({ database }: Services, account_id: number): Promise<string[] | null> =>
  database.db.transaction(async (tx) => {
    const app = await holdAuthenticator(tx, account_id);
    return app?.confirmed_at ? newRecoveryCodes(tx, account_id) : null;
  });

async function newRecoveryCodes(tx: Queryable, account_id: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((one) => hashOf(account_id, one));
  await replaceRecoveryCodes(tx, account_id, hashes);
  return codes;
}

/** Without characters that are easily confused, such as l and 1. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 24;

/** 118 random bits, in groups that can be read aloud: they cannot be guessed from their hash, however fast it is. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return letters.replace(/(.{4})(?!$)/g, "$1-");
}

/** Ignores case and punctuation, as somebody may type it from paper. */
const hashOf = (account_id: number, code: string): string =>
  hashToken(`recovery ${account_id} ${code.toLowerCase().replace(/[^a-z\d]/g, "")}`);

export async function removeAuthenticator(services: Services, account_id: number): Promise<boolean> {
  return services.database.db.transaction(async (tx) => {
    const removed = await deleteAuthenticator(tx, account_id);
    const owner = await readSecondStepFacts(tx, account_id);
    if (removed && owner) await tellMember(services, tx, owner, { kind: "second_step_removed" });
    return removed;
  });
}

/** Accepts a code of the app or a recovery code, each once. */
export async function takeCode(tx: Queryable, account_id: number, code: string, at: Date): Promise<boolean> {
  const typed = code.replace(/\s/g, "");
  const app = await readAuthenticator(tx, account_id);
  if (!app?.confirmed_at) return false;
  const step = stepOf(app.secret, typed, at);
  if (step !== null) return takeStep(tx, { account_id, step });
  return takeRecoveryCode(tx, { account_id, code_hash: hashOf(account_id, typed), at });
}
