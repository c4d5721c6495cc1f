import type { Context, Viewer } from "../http/context.ts";
import { api, asMember } from "../http/implement.ts";
import { tooManyRequests } from "../http/refusal.ts";
import { listNotifications } from "./list-notifications.ts";
import { countUnread } from "./notifications.queries.ts";
import { readNotifications } from "./read-notifications.ts";
import { registerBrowser, registerToken, unregisterBrowser, webPushOf } from "./push/push-devices.ts";

const countRegistration = async ({ limits, viewer }: Context & { viewer: Viewer }): Promise<void> => {
  const retry_after = await limits.take("push_devices", String(viewer.account_id));
  if (retry_after !== null) throw tooManyRequests(retry_after);
};

export const notificationsRouter = {
  list: api.notifications.list
    .use(asMember)
    .handler(({ input, context }) => listNotifications(context, context.viewer, input)),
  read: api.notifications.read.use(asMember).handler(async ({ input, context }) => {
    await readNotifications(context, context.viewer, input);
    return true;
  }),
  unreadCount: api.notifications.unreadCount
    .use(asMember)
    .handler(({ context }) => countUnread(context.database.db, context.viewer.account_id)),
  webPush: api.notifications.webPush.use(asMember).handler(({ context }) => webPushOf(context, context.viewer)),
  registerWebPush: api.notifications.registerWebPush.use(asMember).handler(async ({ input, context, errors }) => {
    await countRegistration(context);
    const kept = await registerBrowser(context, context.viewer, input.subscription);
    if (typeof kept !== "boolean") throw errors[kept.code]();
    return kept;
  }),
  unregisterWebPush: api.notifications.unregisterWebPush.use(asMember).handler(async ({ input, context }) => {
    await countRegistration(context);
    await unregisterBrowser(context, context.viewer, input.endpoint);
    return true;
  }),
  registerDeviceToken: api.notifications.registerDeviceToken
    .use(asMember)
    .handler(async ({ input, context, errors }) => {
      await countRegistration(context);
      const kept = await registerToken(context, context.viewer, input);
      if (typeof kept !== "boolean") throw errors[kept.code]();
      return kept;
    }),
};
