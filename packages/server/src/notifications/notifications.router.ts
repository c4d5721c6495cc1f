import { api, asMember } from "../http/implement.ts";
import { listNotifications } from "./list-notifications.ts";
import { countUnread } from "./notifications.queries.ts";
import { readNotifications } from "./read-notifications.ts";

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
};
