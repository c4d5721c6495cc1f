import { api, asMember } from "../../http/implement.ts";
import { pictureRefusal } from "../../pictures/picture-refusal.ts";
import { placesOnlyOwned } from "../../restaurants/stored/left-places.ts";
import { asConfirmed } from "../ways/as-confirmed.ts";
import { accountData } from "./account-data.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { endOtherSessions, endSession, listDevices } from "./devices.ts";
import { setAvatar } from "./set-avatar.ts";
import { setFirstPassword } from "./set-first-password.ts";
import { updateAccount } from "./update-account.ts";

const { accounts } = api;

/** Calls with which members manage their own account. */
export const ownRouter = {
  update: accounts.update.use(asMember).handler(async ({ input, context, errors }) => {
    const { account_id } = context.viewer;
    const retry_after = await context.limits.take("account_changes", String(account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const result = await updateAccount(context, context.viewer, input);
    if ("user" in result) return result.user;
    if (result.refused === "invalid_fields") throw errors.invalid_fields({ data: { fields: result.fields } });
    if ("retry_after" in result) throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
    throw result.refused === "gone" ? errors.unauthorized() : errors.error_already_exists();
  }),
  setAvatar: accounts.setAvatar.use(asMember).handler(async ({ input, context, errors }) => {
    const { account_id } = context.viewer;
    const retry_after = await context.limits.take("account_changes", String(account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const result = await setAvatar(context, account_id, input);
    if ("user" in result) return result.user;
    throw result.refused === "gone" ? errors.unauthorized() : pictureRefusal(errors, result);
  }),
  updateLanguage: accounts.updateLanguage.use(asMember).handler(async ({ input, context }) => {
    await updateAccount(context, context.viewer, input);
    return true;
  }),
  changePassword: accounts.changePassword.use(asMember).handler(async ({ input, context, errors }) => {
    const { viewer, limits, address } = context;
    const result = await changePassword({ services: context, viewer, limits, address }, input);
    if (result === true) return true;
    if ("retry_after" in result) throw errors[result.refused]({ data: { retry_after: result.retry_after } });
    throw errors[result.refused]();
  }),
  setPassword: accounts.setPassword.use(asConfirmed).handler(async ({ input, context, errors }) => {
    const { account_id } = context.viewer;
    const retry_after = await context.limits.take("password_changes", String(account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const result = await setFirstPassword(context, account_id, input.password);
    if (result === true) return true;
    if ("retry_after" in result) throw errors.busy({ data: { retry_after: result.retry_after } });
    throw errors[result.refused]();
  }),
  data: accounts.data.use(asMember).handler(async ({ context, errors }) => {
    const { account_id } = context.viewer;
    const retry_after = await context.limits.take("account_data", String(account_id));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const data = await accountData(context, account_id);
    if (!data) throw errors.unauthorized();
    return data;
  }),
  onlyOwned: accounts.onlyOwned.use(asMember).handler(async ({ context: { database, viewer } }) => ({
    places: (await placesOnlyOwned(database.db, viewer.account_id)).map(({ id, name }) => ({
      restaurant_id: id,
      name,
    })),
  })),
  deleteAccount: accounts.deleteAccount.use(asConfirmed).handler(async ({ context, errors }) => {
    const erased_at = await deleteAccount(context, context.viewer.account_id);
    if (!erased_at) throw errors.unauthorized();
    return { erased_at: erased_at.toISOString() };
  }),
  devices: accounts.devices.use(asMember).handler(({ context }) => listDevices(context, context.viewer)),
  endSession: accounts.endSession.use(asConfirmed).handler(async ({ input, context, errors }) => {
    if (!(await endSession(context, context.viewer, input.id))) throw errors.not_found();
    return true;
  }),
  endOtherSessions: accounts.endOtherSessions
    .use(asConfirmed)
    .handler(({ context }) => endOtherSessions(context, context.viewer)),
};
