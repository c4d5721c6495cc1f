import type {
  CommentsClientEvents,
  CommentsJoinAnswer,
  CommentsServerEvents,
} from "@tablee/contract/comments/comments.events";
import { Id } from "@tablee/contract/wire/values.schema";
import type { DefaultEventsMap, Namespace, Socket } from "socket.io";
import * as z from "zod";
import { getRecommendation } from "../discoveries/get-recommendation.ts";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { limitMessages } from "./limit-messages.ts";
import { admitViewers, replyTo, sendAway, viewerOfSocket } from "./member-socket.ts";
import type { CommentAudience, Realtime } from "./realtime.ts";
import { commentsRoom, commentsRoomOf, sessionRoom } from "./rooms.ts";
import { forSockets, makeSocketQueue } from "./socket-work.ts";

type None = DefaultEventsMap;
type Data = { viewer: Viewer | null };
export type CommentsNamespace = Namespace<CommentsClientEvents, CommentsServerEvents, None, Data>;
type CommentsSocket = Socket<CommentsClientEvents, CommentsServerEvents, None, Data>;

const ByDiscovery = z.object({ recommendationId: Id });
/** More discoveries than anybody views on one page. */
const MOST_JOINED = 50;

const Leaving = z.object({ recommendationId: Id.optional() }).optional();

/** Admits everybody, and lets them listen to the discoveries that they may see (wire §32). */
export const serveComments = (comments: CommentsNamespace, services: Services, limit: ConnectionLimit | null): void => {
  comments.use(admitViewers(services, { visitors: true, limit }));
  comments.on("connection", (socket) => welcome(socket, services, limit));
};

const welcome = (socket: CommentsSocket, services: Services, limit: ConnectionLimit | null): void => {
  const { viewer } = socket.data;
  if (viewer) void socket.join(sessionRoom(viewer.session_id));
  limitMessages(socket, services, limit);
  const queue = makeSocketQueue();
  socket.on("join_recommendation_comments", (input, answer) => {
    const reply = replyTo<CommentsJoinAnswer>(answer);
    const asked = ByDiscovery.safeParse(input);
    if (!asked.success) reply({ ok: false, code: "invalid_input" });
    else if (!queue.add(() => join(socket, services, asked.data.recommendationId, reply))) {
      reply({ ok: false, code: "unavailable" });
    }
  });
  // Queued too, so that a room is left after it was joined.
  socket.on("leave_recommendation_comments", (input) => {
    void queue.addLast(async () => leave(socket, Leaving.safeParse(input).data?.recommendationId ?? null));
  });
};

const join = async (
  socket: CommentsSocket,
  services: Services,
  id: number,
  reply: (answer: CommentsJoinAnswer) => void,
): Promise<void> => {
  try {
    const viewer = await viewerOfSocket(services, socket);
    // A socket that connected as a member and no longer is one must reconnect, with its current token or without one.
    if (!viewer && socket.data.viewer) return sendAway(socket);
    socket.data.viewer = viewer;
    if (!(await forSockets(() => getRecommendation(services, viewer, id))))
      return reply({ ok: false, code: "not_found" });
    const joined = Array.from(socket.rooms).filter((room) => /^comments:\d+$/.test(room));
    if (joined.length >= MOST_JOINED && !joined.includes(commentsRoom(id))) {
      return reply({ ok: false, code: "unavailable" });
    }
    await socket.join(viewer ? [commentsRoom(id), commentsRoomOf(id, viewer.account_id)] : commentsRoom(id));
    return reply({ ok: true });
  } catch (error) {
    logFault(services.log, error, `socket ${socket.id}`);
    return reply({ ok: false, code: "unavailable" });
  }
};

const leave = async (socket: CommentsSocket, id: number | null): Promise<void> => {
  const isOf = (room: string) => room.startsWith("comments:") && (id === null || room.split(":")[1] === String(id));
  for (const room of Array.from(socket.rooms).filter(isOf)) await socket.leave(room);
};

type Sockets = ReturnType<CommentsNamespace["to"]>;

/**
 * Notifies those who view a discovery, both here and, except for the sockets in the room `here`, in the other
 * processes.
 */
export const announceComments = (
  comments: CommentsNamespace,
  isShared: boolean,
  here: string,
): Pick<Realtime, "commentPosted" | "commentDeleted" | "commentsChanged"> & {
  ofSession: (room: string) => Sockets[];
} => {
  comments.on("connection", (socket) => void socket.join(here));
  const of = (rooms: string | string[], spared: string[] = []) => [
    comments.local.to(rooms).except(spared),
    ...(isShared ? [comments.to(rooms).except([here, ...spared])] : []),
  ];
  const hearing = ({ recommendation_id: id, to, except }: CommentAudience) => {
    const roomOf = (account_id: number) => commentsRoomOf(id, account_id);
    return of(to === "everybody" ? commentsRoom(id) : to.map(roomOf), except.map(roomOf));
  };
  return {
    ofSession: (room) => of(room),
    commentPosted: (audience, written) => {
      for (const sockets of hearing(audience)) sockets.emit("new_comment", written);
    },
    commentDeleted: (audience, id, place) => {
      for (const sockets of hearing(audience)) sockets.emit("delete_comment", id, place);
    },
    commentsChanged: (ids, to) => {
      if (ids.length === 0) return;
      // The event names no discovery, because not everybody who views one may know of the others.
      const rooms = ids.map((id) => (to === "everybody" ? commentsRoom(id) : commentsRoomOf(id, to)));
      for (const sockets of of(rooms)) sockets.emit("comments_changed");
    },
  };
};
