import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import { INVITATION_STATES } from "@tablee/domain/accounts/invitation";
import { LANGUAGES } from "@tablee/domain/language/text";
import { MAX_RECOVERY_EMAIL } from "@tablee/domain/validation/email";
import { MAX_PHONE_INPUT } from "@tablee/domain/validation/phone";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Instant, Limit } from "../wire/values.schema.ts";
import { delicateCall } from "./ways.schema.ts";

const tags = ["accounts"];

const PhoneNumber = z.string().max(MAX_PHONE_INPUT);
const Code = z.string().max(20);
const Email = z.string().max(MAX_RECOVERY_EMAIL);
/** Long enough to accept values that a domain rule refuses with its own code. */
const Written = z.string().max(300);
const Wait = z.object({ retry_after: z.number().describe("Seconds") });

/** Why no code is sent. */
const SENDING = {
  missing_phone_number: { status: 422, message: "There is no phone number" },
  invalid_phone_number: { status: 422, message: "No code can be sent to this number" },
  many_sms_sent_please_wait: { status: 422, message: "A code was sent a moment ago", data: Wait },
  too_many_sms_sent: { status: 422, message: "Too many codes were sent", data: Wait },
  unavailable: { status: 503, message: "No text message is sent from here" },
} as const;

/** Why a code is not accepted. */
const TAKING = {
  wrong_code: { status: 422, message: "This code is incorrect" },
  phone_verification_code_expired: { status: 422, message: "The code has expired, or was tried too often" },
  phone_already_verified: { status: 422, message: "The number belongs to an account" },
} as const;

const BUSY = { status: 503, message: "Too many passwords and codes are being checked", data: Wait } as const;

const UNKNOWN_INVITATION = { status: 404, message: "The invitation is unknown, used or expired" } as const;

/** An invitation as administrators see it. The secret id in its link is sent only to the invited person. */
const SentInvitation = z.object({
  id: Id,
  email: z.string(),
  certification: z.enum(CERTIFICATIONS).nullable(),
  language: z.enum(LANGUAGES).describe("Of the mail"),
  state: z.enum(INVITATION_STATES),
  invited_by: z.string().nullable().describe("Who sent it; null: an account that is no more"),
  date_creation: Instant.describe("When it was asked for last"),
  expires_at: Instant,
});
export type SentInvitation = z.infer<typeof SentInvitation>;

const invitationsContract = {
  invite: call
    .route({ method: "POST", path: "/admin/invitations", tags, summary: "Invite somebody by mail" })
    .errors({
      forbidden: FORBIDDEN,
      invalid_email: { status: 422, message: "This is not an e-mail address" },
      error_already_exists: { status: 422, message: "The e-mail belongs to an account" },
      unavailable: { status: 503, message: "No mail is sent from here" },
    })
    .input(
      z.object({
        email: Email,
        certification: z.enum(CERTIFICATIONS).nullish(),
        language: z.enum(LANGUAGES).default("en"),
      }),
    )
    .output(z.object({ invitation_id: z.uuid().describe("Registers the invited, as the mail's does") })),
  invitations: call
    .route({ method: "GET", path: "/admin/invitations", tags, summary: "Who was invited, the newest first" })
    .errors({ forbidden: FORBIDDEN })
    .input(z.object({ continuation: Continuation.optional(), limit: Limit.default(30) }))
    .output(z.object({ invitations: z.array(SentInvitation), continuation: z.string().nullable() })),
  withdrawInvitation: call
    .route({
      method: "DELETE",
      path: "/admin/invitations/{id}",
      tags,
      summary: "Take an invitation back that nobody has registered with",
    })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(z.boolean()),
};

export const registrationContract = {
  ...invitationsContract,
  registrationTerms: call
    .route({
      method: "GET",
      path: "/client/accounts/registration",
      tags,
      summary: "What a registration asks for here",
    })
    .output(
      z.object({
        phone: z.boolean().describe("Whether a phone number is asked for and verified"),
        countries: z.array(z.string()).describe("Countries that codes go to, as ISO 3166-1 names them"),
      }),
    ),
  sendSmsCode: call
    .route({
      method: "POST",
      path: "/client/account/send-sms-code",
      tags,
      summary: "Send a code to the phone of a registration",
    })
    .errors(SENDING)
    .input(z.object({ phone_number: PhoneNumber.nullish(), language: z.enum(LANGUAGES) }))
    .output(z.boolean()),
  checkSmsCode: call
    .route({
      method: "POST",
      path: "/client/account/check-sms-code",
      tags,
      summary: "Check the code of a registration, which stays good for 15 minutes",
    })
    .errors({ missing_phone_number: SENDING.missing_phone_number, ...TAKING, busy: BUSY })
    .input(z.object({ phone_number: PhoneNumber.nullish(), verification_code: Code }))
    .output(z.boolean()),
  createAccount: call
    .route({ method: "POST", path: "/client/account/create", tags, summary: "Register" })
    .errors({
      ...TAKING,
      busy: BUSY,
      error_already_exists: { status: 422, message: "The e-mail belongs to an account" },
      password_common: { status: 422, message: "The password is among the commonest, or made of own words" },
      invalid_fields: {
        status: 422,
        message: "Some fields are missing or invalid",
        data: z.object({ fields: z.array(z.string()) }),
      },
      invalid_invitation: UNKNOWN_INVITATION,
    })
    .input(
      z.object({
        first_name: Written,
        last_name: Written,
        email: Written,
        phone_number: Written.default(""),
        password: Written,
        verification_code: Code.default(""),
        language: z.enum(LANGUAGES),
        invitation_id: z.string().max(100).nullish(),
        mac_address: z.string().max(100).nullish(),
        /** Whether text messages were consented to; absent: the form did not ask. */
        sms_consent: z.boolean().nullish(),
      }),
    )
    .output(z.boolean()),
  isEmailAvailable: call
    .route({
      method: "GET",
      path: "/client/accounts/email-available/{email}",
      tags,
      summary: "Whether somebody could register with an e-mail",
    })
    .input(z.object({ email: Email }))
    .output(z.boolean()),
  isPasswordKnown: call
    .route({
      method: "POST",
      path: "/client/account/password-known",
      tags,
      summary: "Whether a password is among the commonest, or was found elsewhere: nobody can register with it",
    })
    .input(z.object({ password: Written }))
    .output(z.boolean()),
  guestEmail: call
    .route({
      method: "GET",
      path: "/client/accounts/invitations/get-guest-email/{invitation_id}",
      tags,
      summary: "Whom an invitation invites",
    })
    .errors({ invalid_invitation: UNKNOWN_INVITATION })
    .input(z.object({ invitation_id: z.string().max(100) }))
    .output(z.string()),
  sendPhoneVerificationCode: delicateCall
    .route({
      method: "POST",
      path: "/client/account/send-phone-verification-code",
      tags,
      summary: "Send a code to the member's own phone",
    })
    .errors({ ...SENDING, phone_already_verified: TAKING.phone_already_verified })
    .input(z.object({ phone_number: PhoneNumber.nullish() }))
    .output(z.boolean()),
  verifyPhoneNumber: call
    .route({
      method: "POST",
      path: "/client/account/verify-phone-number",
      tags,
      summary: "Give the code that was sent to the member's own phone",
    })
    .errors({ ...TAKING, busy: BUSY })
    .input(z.object({ code: Code }))
    .output(z.boolean()),
};
