import {
  JoinTable,
  type JoinTableAnswer,
  type LeaveTableAnswer,
  type OrderTakenAnswer,
  type TablesClientEvents,
  type TablesServerEvents,
  TellDoing,
  type TellDoingAnswer,
  UpdateTable,
  type UpdateTableAnswer,
} from "@tablee/contract/tables/tables.events";
import type { DefaultEventsMap, Namespace, Socket } from "socket.io";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { joinTable, type Seat } from "../tables/join-table.ts";
import { leaveTable } from "../tables/leave-table.ts";
import { loseSocket } from "../tables/lose-socket.ts";
import { readState, stateOf } from "../tables/table-state.ts";
import { tellDoing } from "../tables/tell-doing.ts";
import { updateTable } from "../tables/update-table.ts";
import { limitMessages } from "./limit-messages.ts";
import { DOINGS, type MessageBudget, messageBudget } from "./message-budget.ts";
import { admitViewers, replyTo, sendAway, viewerOfSocket } from "./member-socket.ts";
import { sessionRoom, tableRoom } from "./rooms.ts";

type None = DefaultEventsMap;
type Data = {
  /** null: a visitor, who joins by a nickname. */
  viewer: Viewer | null;
  seat: Seat | null;
  /** What this socket has asked for is done one after the other: a line is added before it is changed. */
  queue: Promise<void>;
  /** How often it may still tell what its diner is doing. */
  doings: MessageBudget;
};
export type TablesNamespace = Namespace<TablesClientEvents, TablesServerEvents, None, Data>;
type TablesSocket = Socket<TablesClientEvents, TablesServerEvents, None, Data>;

/** Lets everybody in, and answers what they send. Answers how to wait for what is under way. */
export const serveTables = (tables: TablesNamespace, services: Services): { settled: () => Promise<void> } => {
  const working = new Set<Promise<void>>();
  tables.use(admitViewers(services, { visitors: true }));
  tables.on("connection", (socket) => {
    socket.data.seat = null;
    socket.data.queue = Promise.resolve();
    socket.data.doings = messageBudget(performance.now(), DOINGS);
    const { viewer } = socket.data;
    if (viewer) void socket.join(sessionRoom(viewer.session_id));
    limitMessages(socket, services);
    listenTo(socket, services, (work) => {
      const done = socket.data.queue.then(work).finally(() => working.delete(done));
      socket.data.queue = done;
      working.add(done);
    });
  });
  return { settled: async () => void (await Promise.all(working)) };
};

const listenTo = (socket: TablesSocket, services: Services, enqueue: (work: () => Promise<void>) => void): void => {
  const answered = <Answer>(answer: unknown, work: () => Promise<Answer>): void => {
    const reply = replyTo<Answer | { ok: false; code: "unavailable" }>(answer);
    enqueue(async () => {
      try {
        reply(await work());
      } catch (error) {
        logFault(services.log, error, `socket ${socket.id}`);
        reply({ ok: false, code: "unavailable" });
      }
    });
  };
  socket.on("join_table", (input, answer) => answered(answer, () => join(socket, services, input)));
  socket.on("update", (input, answer) => answered(answer, () => update(socket, services, input)));
  socket.on("leave_table", (_input, answer) => answered(answer, () => leave(socket, services)));
  socket.on("order_taken", (_input, answer) => answered(answer, () => taken(socket, services)));
  socket.on("doing", (input, answer) => answered(answer, () => doing(socket, services, input)));
  socket.on("disconnect", () => answered(null, () => standUp(socket, services)));
};

/** Gives up the seat that a socket has, without a word of its diner. */
const standUp = async (socket: TablesSocket, services: Services): Promise<void> => {
  const { seat } = socket.data;
  if (!seat) return;
  socket.data.seat = null;
  void socket.leave(tableRoom(seat.session));
  await loseSocket(services, seat, socket.id);
};

const join = async (socket: TablesSocket, services: Services, input: unknown): Promise<JoinTableAnswer> => {
  const asked = JoinTable.safeParse(input);
  if (!asked.success) return { ok: false, code: "invalid_input" };
  const viewer = await viewerOfSocket(services, socket);
  if (socket.data.viewer && !viewer) {
    // Whose session has ended comes back as whoever they are by then.
    sendAway(socket);
    return { ok: false, code: "unavailable" };
  }
  await standUp(socket, services);
  const result = await joinTable(services, { viewer, socket_id: socket.id }, asked.data);
  if ("code" in result) {
    if (result.code !== "table_closed") return { ok: false, code: result.code };
    return { ok: false, code: result.code, table: await stateOf(services, result.record) };
  }
  const { seat, key } = result;
  socket.data.seat = seat;
  // Listening comes first and reading second, so that no change falls between the two.
  await socket.join(tableRoom(seat.session));
  const table = await readState(services, { id: seat.session_id });
  if (!table) throw new Error(`The sitting ${seat.session} has gone while somebody sat down`);
  const user = table.users.find(({ id }) => id === seat.diner_id);
  if (user) services.realtime.tableChanged("join_table", { user, table });
  return { ok: true, user_id: seat.diner_id, key, table };
};

const update = async (socket: TablesSocket, services: Services, input: unknown): Promise<UpdateTableAnswer> => {
  const asked = UpdateTable.safeParse(input);
  if (!asked.success) return { ok: false, code: "invalid_input" };
  const { seat } = socket.data;
  if (!seat) return { ok: false, code: "not_joined", problems: [], table: null };
  return updateTable(services, seat, asked.data);
};

const leave = async (socket: TablesSocket, services: Services): Promise<LeaveTableAnswer> => {
  const { seat } = socket.data;
  if (!seat) return { ok: false, code: "not_joined" };
  socket.data.seat = null;
  void socket.leave(tableRoom(seat.session));
  return (await leaveTable(services, seat)) ? { ok: true } : { ok: false, code: "not_joined" };
};

const doing = async (socket: TablesSocket, services: Services, input: unknown): Promise<TellDoingAnswer> => {
  const asked = TellDoing.safeParse(input);
  if (!asked.success) return { ok: false, code: "invalid_input" };
  const { seat, doings } = socket.data;
  // A word that nobody misses: the screen says the next one.
  if (seat && !doings.take(performance.now())) return { ok: false, code: "unavailable" };
  const told = seat !== null && (await tellDoing(services, seat, asked.data.doing));
  return told ? { ok: true } : { ok: false, code: "not_joined" };
};

/** The process that placed the order may have died before it told: whoever knows has everybody told. */
const taken = async (socket: TablesSocket, services: Services): Promise<OrderTakenAnswer> => {
  const { seat } = socket.data;
  const table = seat && (await readState(services, { id: seat.session_id }));
  if (!seat || !table) return { ok: false, code: "not_joined" };
  if (table.closed_by !== "order") return { ok: false, code: "table_open" };
  const user = table.users.find(({ id }) => id === seat.diner_id) ?? null;
  services.realtime.tableChanged("order_taken", { user, table });
  return { ok: true, table };
};

/** The seats of this process's sockets. */
export const seatsOf = (tables: TablesNamespace): { socket_id: string; seat: Seat }[] =>
  [...tables.sockets.values()].flatMap(({ id, data: { seat } }) => (seat ? [{ socket_id: id, seat }] : []));
