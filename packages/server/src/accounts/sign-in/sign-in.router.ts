import type { Context } from "../../http/context.ts";
import { api } from "../../http/implement.ts";
import { askForMail } from "./ask-for-mail.ts";
import { checkResetLink, resetPassword, verifyEmail } from "./reset-password.ts";

const callerOf = (context: Context) => ({
  services: context,
  limits: context.limits,
  address: context.address,
  language: context.language,
});

export const signInRouter = {
  sendVerification: api.accounts.sendVerification.handler(async ({ input, context, errors }) => {
    const result = await askForMail(callerOf(context), "verify_email", input.email);
    if (result === true) return result;
    if (result.refused === "too_many_requests")
      throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
    throw errors[result.refused]();
  }),
  verifyEmail: api.accounts.verifyEmail.handler(async ({ input, context, errors }) => {
    const result = await verifyEmail(callerOf(context), input.guid);
    if (result === true) return result;
    if ("retry_after" in result) throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
    throw errors.link_invalid();
  }),
  forgotPassword: api.accounts.forgotPassword.handler(async ({ input, context, errors }) => {
    const result = await askForMail(callerOf(context), "reset_password", input.email);
    if (result === true) return result;
    if (result.refused === "too_many_requests")
      throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
    throw errors[result.refused]();
  }),
  checkResetLink: api.accounts.checkResetLink.handler(async ({ input, context, errors }) => {
    const result = await checkResetLink(callerOf(context), input.guid);
    if (result === true) return result;
    if ("retry_after" in result) throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
    throw errors.link_invalid();
  }),
  resetPassword: api.accounts.resetPassword.handler(async ({ input, context, errors }) => {
    const result = await resetPassword(callerOf(context), input);
    if (result === true) return result;
    if ("retry_after" in result) throw errors[result.refused]({ data: { retry_after: result.retry_after } });
    throw errors[result.refused]();
  }),
};
