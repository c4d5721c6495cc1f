import {
  CHECKED_CODE_MS,
  checkSending,
  CODE_MS,
  type CodesSent,
  isCode,
  type SendingVerdict,
} from "@tablee/domain/accounts/phone-code";
import type { Language } from "@tablee/domain/language/text";
import { limitKey, networkKey } from "../../http/caller-address.ts";
import type { Services } from "../../services.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { askerAt, isPassword } from "../password.ts";
import { codeQueue } from "./code-message.ts";
import {
  type CodeOwner,
  countTry,
  giveTryBack,
  insertSent,
  listSent,
  lockSending,
  markChecked,
  readPhoneOwner,
  replaceCode,
} from "./phone-codes.queries.ts";
import { isSendable } from "./sendable-phone.ts";

const HOUR_MS = 3_600_000;

/** No code hashes to it. */
const NOT_YET_MADE = "";

export type SendingRefusal = SendingVerdict | { code: "invalid_phone_number" | "unavailable" };

/**
 * Has a code sent to a number, whether or not any account has it. Concurrent requests are counted one at a time, across
 * all hosts.
 */
export async function sendCode(
  services: Services,
  owner: CodeOwner,
  { phone_number, language, address: caller }: { phone_number: string; language: Language; address: string },
): Promise<SendingRefusal | null> {
  const { database, clock, jobs, registration, sms } = services;
  // Without SMS no code would ever arrive.
  if (sms.off) return { code: "unavailable" };
  if (!isSendable(phone_number, registration.sms_countries)) return { code: "invalid_phone_number" };
  const from = limitKey(caller);
  const network = around(caller);
  return database.db.transaction(async (tx) => {
    await lockSending(tx, network, phone_number);
    const now = clock();
    const sent = await listSent(tx, new Date(now.getTime() - HOUR_MS), phone_number, network);
    const when = (is: (row: (typeof sent)[number]) => boolean) => sent.filter(is).map(({ sent_at }) => sent_at);
    const number = when((row) => row.phone_number === phone_number);
    const address = when((row) => row.address === from);
    const counted = { number, address, network: when((row) => row.address.startsWith(network)) };
    const verdict = checkSending(registration.limited ? counted : newestOf(number), now);
    if (verdict) return verdict;
    await insertSent(tx, { phone_number, address: from, sent_at: now });
    const expires_at = new Date(now.getTime() + CODE_MS);
    const code_id = await replaceCode(tx, owner, { phone_number, code_hash: NOT_YET_MADE, expires_at });
    await jobs.enqueue(tx, codeQueue, { code_id, language });
    return null;
  });
}

/** Without limits, a double click still sends a number only one code. */
const newestOf = (sent: readonly Date[]): CodesSent => ({
  number: sent.toSorted((one, other) => other.getTime() - one.getTime()).slice(0, 1),
  address: [],
  network: [],
});

/** The prefix of every address in the wider network, in the form that the limits store. */
const around = (address: string): string => {
  const network = networkKey(address);
  return network + (limitKey(address).includes(":") ? ":" : ".");
};

export type CodeRefusal = "wrong_code" | "phone_verification_code_expired" | "phone_already_verified" | "busy";
export type CodeResult = { refused: CodeRefusal } | { code_id: number; phone_number: string };

/**
 * Checks a code, which stays valid until it is used up. Only a correct code reveals that the number belongs to an
 * account: whoever entered it has the phone.
 */
export async function takeCode(
  services: Services,
  owner: CodeOwner,
  { code: given, address }: { code: string; address: string },
): Promise<CodeResult> {
  const { db } = services.database;
  const now = services.clock();
  const code = given.trim();
  if (!isCode(code)) return { refused: "wrong_code" };
  const row = await countTry(db, owner, { now, checked_since: new Date(now.getTime() - CHECKED_CODE_MS) });
  if (!row) return { refused: "phone_verification_code_expired" };
  try {
    const asker = askerAt(address);
    if (!(await isPassword(code, row.code_hash, asker))) return { refused: "wrong_code" };
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await giveTryBack(db, row.id);
    return { refused: "busy" };
  }
  await markChecked(db, row.id, now);
  if ((await readPhoneOwner(db, row.phone_number)) !== null) return { refused: "phone_already_verified" };
  return { code_id: row.id, phone_number: row.phone_number };
}
