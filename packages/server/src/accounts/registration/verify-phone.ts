import type { Language } from "@tablee/domain/language/text";
import type { Services } from "../../services.ts";
import { tellMember } from "../own/own-mails.ts";
import { phoneNews } from "../own/phone-news.ts";
import { type CodeRefusal, sendCode, type SendingRefusal, takeCode } from "./phone-codes.ts";
import { deleteCode } from "./phone-codes.queries.ts";
import { brokenConstraint } from "./register.queries.ts";
import { readPhone, writeVerifiedPhone } from "./verify-phone.queries.ts";

interface Caller {
  services: Services;
  account_id: number;
  address: string;
}

/**
 * Whether the member would replace the stored number by this one, which is as sensitive as changing a password, whether
 * the stored one was verified or not (accounts §32). A first number replaces none.
 */
export async function replacesPhone(services: Services, account_id: number, asked: string): Promise<boolean> {
  const phone = await readPhone(services.database.db, account_id);
  return phone?.phone_number != null && asked !== "" && phone.phone_number !== asked;
}

/** Sends a code to the given number, or else to the number of the account. */
export async function sendOwnCode(
  { services, account_id, address }: Caller,
  asked: { phone_number: string; language: Language },
): Promise<SendingRefusal | { code: "missing_phone_number" } | { code: "phone_already_verified" } | null> {
  const phone = await readPhone(services.database.db, account_id);
  const phone_number = asked.phone_number || phone?.phone_number;
  if (!phone_number) return { code: "missing_phone_number" };
  if (phone?.phone_verified && phone.phone_number === phone_number) return { code: "phone_already_verified" };
  const language = phone?.language ?? asked.language;
  return sendCode(services, { account_id }, { phone_number, language, address });
}

/** Makes the number of a correct code the member's verified number, and uses the code up. */
export async function verifyPhone(
  { services, account_id, address }: Caller,
  code: string,
): Promise<CodeRefusal | "verified"> {
  const taken = await takeCode(services, { account_id }, { code, address });
  if ("refused" in taken) return taken.refused;
  try {
    return await services.database.db.transaction(async (tx) => {
      if (!(await deleteCode(tx, taken.code_id))) return "phone_verification_code_expired";
      const before = await readPhone(tx, account_id);
      await writeVerifiedPhone(tx, account_id, taken.phone_number);
      const news = phoneNews(before?.phone_number ?? null, taken.phone_number);
      if (before && news) await tellMember(services, tx, before, { kind: news });
      return "verified";
    });
  } catch (error) {
    if (brokenConstraint(error) === "accounts_phone") return "phone_already_verified";
    throw error;
  }
}
