import { limitKey } from "../../http/caller-address.ts";
import { api, asMember } from "../../http/implement.ts";
import { asNewSession } from "../as-new-session.ts";
import { asConfirmed } from "./as-confirmed.ts";
import { beginProvider, ENTERING } from "./begin-provider.ts";
import { confirmByPasskey, confirmByPassword, confirmByProvider } from "./confirm.ts";
import { connectProvider } from "./connect-provider.ts";
import { passkeysRouter } from "./passkeys/passkeys.router.ts";
import { secondStepRouter } from "./second-step/second-step.router.ts";
import { readSignInWays, removeProvider } from "./sign-in-ways.ts";
import { finishProvider, loginSocial } from "./enter-by-provider.ts";

/** Limits calls per address before anything is done, because each of them makes us call the provider. */
const asOneOfFew = api.middleware(async ({ context, next, errors }) => {
  const retry_after = await context.limits.take("providers", limitKey(context.address));
  if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
  return next();
});

export const waysRouter = {
  confirm: api.accounts.confirm.use(asMember).handler(async ({ input, context, errors }) => {
    const { limits, address, viewer } = context;
    const caller = { services: context, limits, address, viewer };
    const done = ({ token }: { token: string | null }) => {
      if (token !== null) context.answer_headers.set("x-renewed-token", token);
      return true;
    };
    if ("passkey" in input) {
      const confirmed = await confirmByPasskey(caller, input.passkey);
      if (confirmed) return done(confirmed);
      throw errors.passkey_invalid();
    }
    if ("provider" in input) {
      const result = await confirmByProvider(caller, input.provider);
      if (!("refused" in result)) return done(result);
      throw errors[result.refused]();
    }
    const result = await confirmByPassword(caller, input.password);
    if (!("refused" in result)) return done(result);
    if (result.refused === "wrong_password") throw errors.wrong_password();
    const data = { retry_after: result.retry_after };
    throw result.refused === "busy" ? errors.busy({ data }) : errors.too_many_requests({ data });
  }),
  startConfirm: api.accounts.startConfirm
    .use(asMember)
    .use(asOneOfFew)
    .handler(async ({ input, context, errors }) => {
      const { account_id } = context.viewer;
      const begun = await beginProvider(context, input.provider, { purpose: "confirm", account_id });
      if (!begun) throw errors.unavailable();
      return begun;
    }),
  providers: api.accounts.providers.handler(({ context }) => ({ providers: [...context.identity.offered] })),
  startProvider: api.accounts.startProvider.use(asOneOfFew).handler(async ({ input, context, errors }) => {
    const begun = await beginProvider(context, input.provider, ENTERING);
    if (!begun) throw errors.unavailable();
    return begun;
  }),
  finishProvider: api.accounts.finishProvider
    .use(asOneOfFew)
    .use(asNewSession)
    .handler(async ({ input, context, errors }) => {
      const { key, state, code, ...device } = input;
      const result = await finishProvider(context, { key, state, code }, device);
      if (!("refused" in result)) return result;
      if (result.refused !== "second_step_needed") throw errors[result.refused]();
      throw errors.second_step_needed({ data: { key: result.key, ways: result.ways } });
    }),
  loginSocial: api.accounts.loginSocial
    .use(asOneOfFew)
    .use(asNewSession)
    .handler(async ({ input, context, errors }) => {
      const { id_token, provider, client_id, ...device } = input;
      const result = await loginSocial(context, { id_token, provider, client_id }, device);
      if (!("refused" in result)) return result;
      if (result.refused !== "second_step_needed") throw errors[result.refused]();
      throw errors.second_step_needed({ data: { key: result.key, ways: result.ways } });
    }),
  startConnect: api.accounts.startConnect.use(asConfirmed).handler(async ({ input, context, errors }) => {
    const begun = await beginProvider(context, input.provider, {
      purpose: "connect",
      account_id: context.viewer.account_id,
    });
    if (!begun) throw errors.unavailable();
    return begun;
  }),
  connectProvider: api.accounts.connectProvider.use(asMember).handler(async ({ input, context, errors }) => {
    const result = await connectProvider(context, context.viewer.account_id, input);
    if (result !== "connected") throw errors[result.refused]();
    return true;
  }),
  signInWays: api.accounts.signInWays.use(asMember).handler(async ({ context, errors }) => {
    const ways = await readSignInWays(context, context.viewer.account_id);
    if (!ways) throw errors.unauthorized();
    return ways;
  }),
  removeProvider: api.accounts.removeProvider.use(asConfirmed).handler(async ({ input, context, errors }) => {
    const result = await removeProvider(context, context.viewer.account_id, input.provider);
    if (result !== "removed") throw errors[result]();
    return true;
  }),
  ...passkeysRouter,
  ...secondStepRouter,
};
