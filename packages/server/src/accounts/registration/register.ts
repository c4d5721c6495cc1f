import type { Language } from "@tablee/domain/language/text";
import { newMemberProblems } from "@tablee/domain/accounts/registration-problems";
import { namesWithUrl } from "@tablee/domain/comments/contains-url";
import { tidyEmail } from "@tablee/domain/validation/email";
import { isMacAddress, tidyMacAddress } from "@tablee/domain/validation/mac-address";
import { tidyPersonName } from "@tablee/domain/validation/person-name";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { askerAt, hashPassword } from "../password.ts";
import { newPasswordFault } from "../sign-in/new-password.ts";
import { readAcceptedTexts } from "../../pages/accepted-texts.queries.ts";
import { askSignInMail } from "../sign-in/sign-in-mails.ts";
import { hashInvitation } from "./invitation-key.ts";
import { lockInvitation, takeInvitation } from "./invitations.queries.ts";
import { takeCode, type CodeRefusal } from "./phone-codes.ts";
import { deleteCode } from "./phone-codes.queries.ts";
import { brokenConstraint, insertMember } from "./register.queries.ts";

export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  password: string;
  verification_code: string;
  language: Language;
  invitation_id?: string | null | undefined;
  mac_address?: string | null | undefined;
  sms_consent?: boolean | null | undefined;
}

export type RegisterRefusal =
  | { refused: CodeRefusal | "error_already_exists" | "invalid_invitation" | "password_common" }
  | { refused: "invalid_fields"; fields: string[] };

/** Thrown inside the transaction to roll a registration back, with the reason. */
class Refused extends Error {
  readonly refused: CodeRefusal | "invalid_invitation";
  constructor(refused: CodeRefusal | "invalid_invitation") {
    super(refused);
    this.refused = refused;
  }
}

/**
 * Creates an account. The code and the invitation are used up in the same transaction: a refusal leaves both valid, and
 * of two concurrent registrations with one of them, only one succeeds.
 */
export async function register(
  services: Services,
  asked: Registration,
  address: string,
): Promise<RegisterRefusal | "registered"> {
  const phone_number = services.registration.phone ? asked.phone_number : null;
  const fields = wrongFields({ ...asked, phone_number }, asked.mac_address);
  // Whoever's code was just sent by text message has consented to that, or is not registered (accounts §19).
  if (phone_number !== null && asked.sms_consent === false) fields.push("sms_consent");
  if (fields.length > 0) return { refused: "invalid_fields", fields };
  if (await newPasswordFault(services, asked.password, asked)) return { refused: "password_common" };
  try {
    const code_id = phone_number === null ? null : await codeOf(services, phone_number, asked, address);
    const password_hash = await hashPassword(asked.password, undefined, askerAt(address));
    await services.database.db.transaction(async (tx) => {
      await writeMember(services, tx, { ...asked, phone_number, password_hash, code_id });
      // The job sends nothing if a mailed invitation has already verified the e-mail.
      const mail = { kind: "verify_email", email: tidyEmail(asked.email), language: asked.language } as const;
      if (services.settings.email_verification) await askSignInMail(services, tx, mail);
    });
    return "registered";
  } catch (error) {
    if (error instanceof QueueFull) return { refused: "busy" };
    if (error instanceof Refused) return { refused: error.refused };
    const refused = ALREADY[brokenConstraint(error) ?? ""];
    if (!refused) throw error;
    return { refused };
  }
}

/** The refusal for a registration that violates a unique constraint because another was faster. */
const ALREADY: Readonly<Record<string, "error_already_exists" | "phone_already_verified">> = {
  accounts_email: "error_already_exists",
  accounts_phone: "phone_already_verified",
};

const wrongFields = (member: Parameters<typeof newMemberProblems>[0], mac: string | null | undefined): string[] => {
  const problems = Object.entries(newMemberProblems(member)).filter(([, problem]) => problem !== null);
  const fields = [...new Set([...problems.map(([field]) => field), ...namesWithUrl(member)])];
  return !mac || isMacAddress(mac) ? fields : [...fields, "mac_address"];
};

const codeOf = async (services: Services, phone: string, asked: Registration, address: string): Promise<number> => {
  const owner = { phone_number: phone, account_id: null };
  const taken = await takeCode(services, owner, { code: asked.verification_code, address });
  if ("refused" in taken) throw new Refused(taken.refused);
  return taken.code_id;
};

async function writeMember(
  { clock }: Services,
  tx: Queryable,
  asked: Omit<Registration, "phone_number" | "password"> & {
    phone_number: string | null;
    password_hash: string;
    code_id: number | null;
  },
): Promise<void> {
  const now = clock();
  const email = tidyEmail(asked.email);
  const invitation = asked.invitation_id ? await invitationOf(tx, asked.invitation_id, email, now) : null;
  const { language, phone_number, code_id } = asked;
  const member = {
    guid: uuid(),
    email,
    // Whoever has the id from the mail can read mail at that address.
    email_verified_at: invitation?.mailed ? now : null,
    first_name: tidyPersonName(asked.first_name),
    last_name: tidyPersonName(asked.last_name),
    phone_number,
    phone_verified: phone_number !== null,
    language,
    certification: invitation?.certification ?? null,
    mac_address: asked.mac_address ? tidyMacAddress(asked.mac_address) : null,
    ...(await readAcceptedTexts(tx)),
    sms_consent: asked.sms_consent ?? null,
    date_creation: now,
  };
  const id = await insertMember(tx, member, asked.password_hash);
  if (invitation) await takeInvitation(tx, invitation.id, id);
  if (code_id !== null && !(await deleteCode(tx, code_id))) throw new Refused("phone_verification_code_expired");
}

const invitationOf = async (tx: Queryable, key: string, email: string, now: Date) => {
  const invitation = await lockInvitation(tx, hashInvitation(key), now);
  if (invitation?.email !== email) throw new Refused("invalid_invitation");
  return invitation;
};
