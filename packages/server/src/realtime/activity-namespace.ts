import type { ActivityServerEvents } from "@tablee/contract/notifications/notifications.events";
import type { DefaultEventsMap, Namespace } from "socket.io";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import { countUnread } from "../notifications/notifications.queries.ts";
import type { Services } from "../services.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { limitMessages } from "./limit-messages.ts";
import { admitViewers } from "./member-socket.ts";
import { accountRoom, sessionRoom } from "./rooms.ts";
import type { Realtime } from "./realtime.ts";
import { forSockets } from "./socket-work.ts";

type None = DefaultEventsMap;

/** Messages between the processes. */
interface BetweenProcesses {
  notified_all: Realtime["notifiedAll"];
}
export type ActivityNamespace = Namespace<None, ActivityServerEvents, BetweenProcesses, { viewer: Viewer }>;

/** Serves each member's own notifications: a valid token receives that member's, and clients send nothing. */
export const serveActivity = (activity: ActivityNamespace, services: Services, limit: ConnectionLimit | null): void => {
  activity.use(admitViewers(services, { visitors: false, limit }));
  activity.on("connection", (socket) => {
    const { account_id, session_id } = socket.data.viewer;
    void socket.join([accountRoom(account_id), sessionRoom(session_id)]);
    limitMessages(socket, services, limit);
    forSockets(() => countUnread(services.database.db, account_id)).then(
      (unread) => void socket.emit("unread_count", unread),
      (error: unknown) => logFault(services.log, error, `socket ${socket.id}`),
    );
  });
};
