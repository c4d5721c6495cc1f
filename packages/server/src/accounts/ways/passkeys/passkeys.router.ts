import { limitKey } from "../../../http/caller-address.ts";
import { api, asMember } from "../../../http/implement.ts";
import { asNewSession } from "../../as-new-session.ts";
import { asConfirmed } from "../as-confirmed.ts";
import { enter } from "../enter.ts";
import { removePasskey } from "../sign-in-ways.ts";
import { addPasskey } from "./add-passkey.ts";
import { beginAdding, beginEntering } from "./begin-passkey.ts";
import { passkeyView } from "./passkey-view.ts";
import { renamePasskey } from "./passkeys.queries.ts";
import { takePasskey } from "./take-passkey.ts";

/** Limits calls per address: each challenge costs a row and each answer a signature check. */
const asOneOfFew = api.middleware(async ({ context, next, errors }) => {
  const retry_after = await context.limits.take("passkeys", limitKey(context.address));
  if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
  return next();
});

export const passkeysRouter = {
  passkeyOptions: api.accounts.passkeyOptions.use(asOneOfFew).handler(async ({ context, errors }) => {
    const begun = await beginEntering(context, context.headers["origin"]);
    if (!begun) throw errors.unavailable();
    return begun;
  }),
  loginPasskey: api.accounts.loginPasskey
    .use(asOneOfFew)
    .use(asNewSession)
    .handler(async ({ input, context, errors }) => {
      const { key, response, remember, ...device } = input;
      const account_id = await takePasskey(context, { key, response });
      // A passkey already is two factors, possession and user verification, so no second step is asked for.
      const entered = account_id === null ? null : await enter(context, account_id, device, { remember });
      if (!entered) throw errors.passkey_invalid();
      return entered;
    }),
  newPasskeyOptions: api.accounts.newPasskeyOptions.use(asConfirmed).handler(async ({ context, errors }) => {
    const begun = await beginAdding(context, context.viewer.account_id, context.headers["origin"]);
    if (!begun) throw errors.unavailable();
    return begun;
  }),
  addPasskey: api.accounts.addPasskey.use(asMember).handler(async ({ input, context, errors }) => {
    const added = await addPasskey(context, context.viewer.account_id, input);
    if (!added) throw errors.passkey_invalid();
    return passkeyView(added);
  }),
  renamePasskey: api.accounts.renamePasskey.use(asMember).handler(async ({ input, context, errors }) => {
    const { account_id } = context.viewer;
    const renamed = await renamePasskey(context.database.db, { ...input, account_id });
    if (!renamed) throw errors.not_found();
    return passkeyView(renamed);
  }),
  removePasskey: api.accounts.removePasskey.use(asConfirmed).handler(async ({ input, context, errors }) => {
    const result = await removePasskey(context, context.viewer.account_id, input.id);
    if (result !== "removed") throw errors[result]();
    return true;
  }),
};
