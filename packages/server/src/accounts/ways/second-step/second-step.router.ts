import { api, asMember } from "../../../http/implement.ts";
import { asNewSession } from "../../as-new-session.ts";
import { asConfirmed } from "../as-confirmed.ts";
import { confirmAuthenticator, offerSecret, removeAuthenticator, renewRecoveryCodes } from "./authenticator.ts";
import { takeSecondStep } from "./second-step.ts";

export const secondStepRouter = {
  loginSecondStep: api.accounts.loginSecondStep.use(asNewSession).handler(async ({ input, context, errors }) => {
    const result = await takeSecondStep({ services: context, limits: context.limits }, input);
    if (!("refused" in result)) return result;
    if ("retry_after" in result) throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
    throw errors[result.refused]();
  }),
  startAuthenticator: api.accounts.startAuthenticator.use(asConfirmed).handler(async ({ context, errors }) => {
    const offered = await offerSecret(context, context.viewer.account_id);
    if (!offered) throw errors.already_confirmed();
    return offered;
  }),
  confirmAuthenticator: api.accounts.confirmAuthenticator.use(asMember).handler(async ({ input, context, errors }) => {
    const { account_id } = context.viewer;
    const retry_after = await context.limits.take("confirm", `code ${account_id}`);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const recovery_codes = await confirmAuthenticator(context, account_id, input.code);
    if (!recovery_codes) throw errors.code_invalid();
    return { recovery_codes };
  }),
  renewRecoveryCodes: api.accounts.renewRecoveryCodes.use(asConfirmed).handler(async ({ context, errors }) => {
    const recovery_codes = await renewRecoveryCodes(context, context.viewer.account_id);
    if (!recovery_codes) throw errors.not_found();
    return { recovery_codes };
  }),
  removeAuthenticator: api.accounts.removeAuthenticator.use(asConfirmed).handler(async ({ context, errors }) => {
    if (!(await removeAuthenticator(context, context.viewer.account_id))) throw errors.not_found();
    return true;
  }),
};
