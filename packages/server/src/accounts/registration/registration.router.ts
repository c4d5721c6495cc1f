import { emailProblem, tidyEmail } from "@tablee/domain/validation/email";
import { isGoodPassword } from "@tablee/domain/validation/password";
import { limitKey } from "../../http/caller-address.ts";
import type { Context } from "../../http/context.ts";
import { api, asMember } from "../../http/implement.ts";
import type { LimitName } from "../../ports/limits.ts";
import { isPasswordKnown } from "../sign-in/new-password.ts";
import { requireConfirmed } from "../ways/as-confirmed.ts";
import { findInvitation, invite } from "./invite.ts";
import { isEmailTaken } from "./invitations.queries.ts";
import { sentInvitations, withdrawInvitation } from "./sent-invitations.ts";
import { type CodeRefusal, sendCode, type SendingRefusal, takeCode } from "./phone-codes.ts";
import { register } from "./register.ts";
import { replacesPhone, sendOwnCode, verifyPhone } from "./verify-phone.ts";

/** By then the queued passwords and codes have been checked. */
const BUSY = { data: { retry_after: 5 } };

type ErrorsOf<Call extends keyof typeof api.accounts> = (typeof api.accounts)[Call] extends {
  handler(handler: (options: infer Options) => never): unknown;
}
  ? Options extends { errors: infer Errors }
    ? Errors
    : never
  : never;

const sendingError = (errors: ErrorsOf<"sendSmsCode">, refusal: SendingRefusal | { code: "missing_phone_number" }) => {
  if ("retry_after" in refusal) return errors[refusal.code]({ data: { retry_after: refusal.retry_after } });
  return errors[refusal.code]();
};

const takingError = (errors: ErrorsOf<"verifyPhoneNumber">, refused: CodeRefusal) =>
  refused === "busy" ? errors.busy(BUSY) : errors[refused]();

/** Counts a try from the caller's address; returns the seconds to wait if there were too many. */
const count = ({ limits, address }: Context, limit: LimitName) => limits.take(limit, limitKey(address));

/** Takes back the last count, because the try was not a guess. */
const forgive = ({ limits, address }: Context, limit: LimitName) => limits.giveBack(limit, limitKey(address));

export const registrationRouter = {
  registrationTerms: api.accounts.registrationTerms.handler(({ context: { registration } }) => ({
    phone: registration.phone,
    countries: [...registration.sms_countries],
  })),
  sendSmsCode: api.accounts.sendSmsCode.handler(async ({ input, context, errors }) => {
    const { phone_number, language } = input;
    if (!phone_number?.trim()) throw errors.missing_phone_number();
    if (!context.registration.phone) throw errors.invalid_phone_number();
    const { address } = context;
    const refusal = await sendCode(context, { phone_number, account_id: null }, { phone_number, language, address });
    if (refusal) throw sendingError(errors, refusal);
    return true;
  }),
  checkSmsCode: api.accounts.checkSmsCode.handler(async ({ input, context, errors }) => {
    const { phone_number, verification_code: code } = input;
    if (!phone_number?.trim()) throw errors.missing_phone_number();
    const retry_after = await count(context, "codes");
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const { address } = context;
    const taken = await takeCode(context, { phone_number, account_id: null }, { code, address });
    if ("refused" in taken) throw takingError(errors, taken.refused);
    await forgive(context, "codes");
    return true;
  }),
  createAccount: api.accounts.createAccount.handler(async ({ input, context, errors }) => {
    // If registration requires a phone, the limits on its codes limit the number of accounts too.
    const unheld = !context.registration.phone;
    const retry_after = (await count(context, "codes")) ?? (unheld ? await count(context, "registrations") : null);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const result = await register(context, input, context.address);
    if (result === "registered") {
      await forgive(context, "codes");
      return true;
    }
    if (unheld) await forgive(context, "registrations");
    if (result.refused === "invalid_fields") throw errors.invalid_fields({ data: { fields: result.fields } });
    if (result.refused === "error_already_exists") throw errors.error_already_exists();
    if (result.refused === "invalid_invitation") throw errors.invalid_invitation();
    if (result.refused === "password_common") throw errors.password_common();
    throw takingError(errors, result.refused);
  }),
  isEmailAvailable: api.accounts.isEmailAvailable.handler(async ({ input, context, errors }) => {
    const retry_after = await count(context, "emails");
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    if (emailProblem(input.email) !== null) return false;
    return !(await isEmailTaken(context.database.db, tidyEmail(input.email)));
  }),
  isPasswordKnown: api.accounts.isPasswordKnown.handler(async ({ input, context, errors }) => {
    const retry_after = await count(context, "passwords");
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    return isGoodPassword(input.password) && (await isPasswordKnown(context, input.password));
  }),
  guestEmail: api.accounts.guestEmail.handler(async ({ input, context, errors }) => {
    const invitation = await findInvitation(context, input.invitation_id);
    if (invitation) return invitation.email;
    // Only invalid ids are counted: an invited person may share an address with others (page 050).
    const retry_after = await count(context, "invitations");
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    throw errors.invalid_invitation();
  }),
  invite: api.accounts.invite.use(asMember).handler(async ({ input, context, errors }) => {
    if (!context.viewer.admin) throw errors.forbidden();
    const { email, certification = null, language } = input;
    const result = await invite(context, context.viewer.account_id, { email, certification, language });
    if ("refused" in result) throw errors[result.refused]();
    return result;
  }),
  invitations: api.accounts.invitations.use(asMember).handler(async ({ input, context, errors }) => {
    if (!context.viewer.admin) throw errors.forbidden();
    return sentInvitations(context, input);
  }),
  withdrawInvitation: api.accounts.withdrawInvitation.use(asMember).handler(async ({ input, context, errors }) => {
    if (!context.viewer.admin) throw errors.forbidden();
    if (!(await withdrawInvitation(context, context.viewer.account_id, input.id))) throw errors.not_found();
    return true;
  }),
  sendPhoneVerificationCode: api.accounts.sendPhoneVerificationCode
    .use(asMember)
    .handler(async ({ input, context, errors }) => {
      const { viewer, address, language } = context;
      const { account_id } = viewer;
      const phone_number = (input.phone_number ?? "").trim();
      if (await replacesPhone(context, account_id, phone_number)) {
        await requireConfirmed(context.database.db, viewer, context.clock());
      }
      const refusal = await sendOwnCode({ services: context, account_id, address }, { phone_number, language });
      if (!refusal) return true;
      throw refusal.code === "phone_already_verified" ? errors.phone_already_verified() : sendingError(errors, refusal);
    }),
  verifyPhoneNumber: api.accounts.verifyPhoneNumber.use(asMember).handler(async ({ input, context, errors }) => {
    const retry_after = await count(context, "codes");
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const { viewer, address } = context;
    const result = await verifyPhone({ services: context, account_id: viewer.account_id, address }, input.code);
    if (result !== "verified") throw takingError(errors, result);
    await forgive(context, "codes");
    return true;
  }),
};
