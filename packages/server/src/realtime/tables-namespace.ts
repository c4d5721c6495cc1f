import {
  JoinTable,
  type JoinTableAnswer,
  type LeaveTableAnswer,
  type OrderTakenAnswer,
  type ReadTableAnswer,
  type TablesClientEvents,
  type TablesServerEvents,
  TellDoing,
  type TellDoingAnswer,
  UpdateTable,
  type UpdateTableAnswer,
} from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { MAX_BROUGHT } from "@tablee/domain/tables/table";
import type { DefaultEventsMap, Namespace, Socket } from "socket.io";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import type { CodeCheck } from "../tables/check-code.ts";
import { giveBackSeat } from "../tables/give-back-seat.ts";
import { joinTable, type Newcomer, type Seat } from "../tables/join-table.ts";
import { leaveTable } from "../tables/leave-table.ts";
import { loseSocket } from "../tables/lose-socket.ts";
import { readState, stateOf } from "../tables/table-state.ts";
import { viewForOutsiders } from "../tables/table-view.ts";
import { tellDoing } from "../tables/tell-doing.ts";
import { updateTable } from "../tables/update-table.ts";
import { makeTurns } from "../turns.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { limitMessages } from "./limit-messages.ts";
import { DOINGS, type MessageBudget, messageBudget } from "./message-budget.ts";
import { admitViewers, replyTo, sendAway, viewerOfSocket } from "./member-socket.ts";
import { hearOnly, sessionRoom, tableRoom } from "./rooms.ts";
import { forSockets, makeSocketQueue, type SocketQueue } from "./socket-work.ts";

type None = DefaultEventsMap;
type Data = {
  /** null: a visitor, who joins with a nickname. */
  viewer: Viewer | null;
  seat: Seat | null;
  /** The room of the table whose news it hears: where it sits, or where its order still has to be paid. */
  room: string | null;
  queue: SocketQueue;
  /** How many diners without an account have sat down on this socket. */
  brought: number;
  /** The remaining budget for saying what its diner is doing. */
  doings: MessageBudget;
};
export type TablesNamespace = Namespace<TablesClientEvents, TablesServerEvents, None, Data>;
type TablesSocket = Socket<TablesClientEvents, TablesServerEvents, None, Data>;

interface Strangers {
  limit: ConnectionLimit | null;
  codes: CodeCheck;
}

/** Events whose loss does not matter, because the screen soon sends the next one. */
const FLEETING: ReadonlySet<string> = new Set(["doing"]);

/** Runs work at one table in turn, so that a crowd there uses one database connection and not all of them. */
const atTable = makeTurns<number>(1);
const inTurnAt = <Result>(table_id: number, work: () => Promise<Result>): Promise<Result> =>
  atTable(table_id, () => forSockets(work));

/** Admits everybody, and answers their messages. `settled` waits for the work in progress. */
export const serveTables = (
  tables: TablesNamespace,
  services: Services,
  strangers: Strangers,
): { settled: () => Promise<void> } => {
  const working = new Set<Promise<void>>();
  tables.use(admitViewers(services, { visitors: true, limit: strangers.limit }));
  tables.on("connection", (socket) => {
    socket.data.seat = null;
    socket.data.room = null;
    socket.data.queue = makeSocketQueue();
    socket.data.brought = 0;
    socket.data.doings = messageBudget(performance.now(), DOINGS);
    const { viewer } = socket.data;
    if (viewer) void socket.join(sessionRoom(viewer.session_id));
    limitMessages(socket, services, strangers.limit, FLEETING);
    listenTo(socket, services, strangers, (work) => {
      const done: Promise<void> = work.finally(() => working.delete(done));
      working.add(done);
    });
  });
  return { settled: async () => void (await Promise.all(working)) };
};

const listenTo = (
  socket: TablesSocket,
  services: Services,
  strangers: Strangers,
  noted: (work: Promise<void>) => void,
): void => {
  const { queue } = socket.data;
  const answering =
    <Answer>(reply: (answer: Answer | Unavailable) => void, work: () => Promise<Answer>) =>
    async (): Promise<void> => {
      try {
        reply(await work());
      } catch (error) {
        logFault(services.log, error, `socket ${socket.id}`);
        reply({ ok: false, code: "unavailable" });
      }
    };
  const answered = <Answer>(answer: unknown, work: () => Promise<Answer>): void => {
    const reply = replyTo<Answer | Unavailable>(answer);
    const added = queue.add(answering(reply, work));
    if (added) noted(added);
    else reply({ ok: false, code: "unavailable" });
  };
  socket.on("join_table", (input, answer) => answered(answer, () => join(socket, services, strangers, input)));
  socket.on("update", (input, answer) => answered(answer, () => update(socket, services, input)));
  socket.on("leave_table", (_input, answer) => answered(answer, () => leave(socket, services)));
  socket.on("order_taken", (_input, answer) => answered(answer, () => taken(socket, services)));
  socket.on("read_table", (_input, answer) => answered(answer, () => read(socket, services)));
  socket.on("doing", (input, answer) => answered(answer, () => doing(socket, services, input)));
  socket.on("disconnect", () => noted(queue.addLast(answering(replyTo(null), () => standUp(socket, services)))));
};

type Unavailable = { ok: false; code: "unavailable" };

/** Gives up a socket's seat without the diner having left. */
const standUp = async (socket: TablesSocket, services: Services): Promise<void> => {
  await hearOnly(socket, null);
  const { seat } = socket.data;
  if (!seat) return;
  socket.data.seat = null;
  await inTurnAt(seat.table_id, () => loseSocket(services, seat, socket.id));
};

const join = async (
  socket: TablesSocket,
  services: Services,
  { limit, codes }: Strangers,
  input: unknown,
): Promise<JoinTableAnswer> => {
  const asked = JoinTable.safeParse(input);
  if (!asked.success) return { ok: false, code: "invalid_input" };
  const checked = await codes.check(asked.data.code, limit?.keyOf(socket.request) ?? "");
  if ("code" in checked) return { ok: false, code: checked.code === "forged" ? "not_found" : "unavailable" };
  const viewer = await viewerOfSocket(services, socket);
  if (socket.data.viewer && !viewer) {
    // A member whose session has ended reconnects with its current token or as a visitor.
    sendAway(socket);
    return { ok: false, code: "unavailable" };
  }
  const { seat: before } = socket.data;
  await standUp(socket, services);
  const answer = await takeSeat(socket, services, { viewer, limit, table_id: checked.table_id }, asked.data);
  const { seat } = socket.data;
  if (before && seat && before.diner_id !== seat.diner_id) await leaveBehind(services, before, socket.id);
  return answer;
};

interface Arrival {
  viewer: Viewer | null;
  limit: ConnectionLimit | null;
  table_id: number;
}

/**
 * Seats a diner within the limits: a socket that brings more diners than a family, or an address that fills a table,
 * would take the seats of others.
 */
const takeSeat = async (
  socket: TablesSocket,
  services: Services,
  { viewer, limit, table_id }: Arrival,
  asked: JoinTable,
): Promise<JoinTableAnswer> => {
  const seated = (may_bring: boolean) =>
    inTurnAt(table_id, () => sitDown(socket, services, { viewer, socket_id: socket.id, may_bring }, asked));
  if (viewer) return (await seated(true)).answer;
  const may = limit === null || (await limit.seats(socket.request, table_id));
  let is_new = false;
  try {
    const sat = await seated(may && socket.data.brought < MAX_BROUGHT);
    ({ is_new } = sat);
    return sat.answer;
  } finally {
    if (is_new) socket.data.brought += 1;
    else await limit?.giveBackSeat(socket.request, table_id);
  }
};

/** Frees the seat that a socket had before. If this fails, the diner must still receive the key of the new seat. */
const leaveBehind = async (services: Services, seat: Seat, socket_id: string): Promise<void> => {
  try {
    await inTurnAt(seat.table_id, () => giveBackSeat(services, seat));
  } catch (error) {
    logFault(services.log, error, `socket ${socket_id}`);
  }
};

const sitDown = async (
  socket: TablesSocket,
  services: Services,
  who: Newcomer,
  asked: JoinTable,
): Promise<{ answer: JoinTableAnswer; is_new: boolean }> => {
  const result = await joinTable(services, who, asked);
  if ("code" in result) {
    if (result.code !== "table_closed") return { answer: { ok: false, code: result.code }, is_new: false };
    const table = await stateOf(services, result.record);
    if (!result.known) {
      return { answer: { ok: false, code: result.code, table: viewForOutsiders(table) }, is_new: false };
    }
    return (await awaitPayment(socket, services, table))
      ? sitDown(socket, services, who, asked)
      : { answer: { ok: false, code: result.code, table }, is_new: false };
  }
  const { seat, key, is_new } = result;
  socket.data.seat = seat;
  // Joins the room before reading, so that no change is missed in between.
  await hearOnly(socket, tableRoom(seat.session));
  const table = await readState(services, { id: seat.session_id });
  if (!table) throw new Error(`The sitting ${seat.session} has gone while somebody sat down`);
  const user = table.users.find(({ id }) => id === seat.diner_id);
  if (user) services.realtime.tableChanged("join_table", { user, table });
  const account_id = who.viewer?.account_id ?? null;
  return { answer: { ok: true, user_id: seat.diner_id, account_id, key, table }, is_new };
};

/**
 * Has a diner's socket hear, without a seat, whether the basket opens again while its order still has to be paid
 * (tables §14). Returns whether it has opened meanwhile, unheard.
 */
const awaitPayment = async (
  socket: TablesSocket,
  services: Services,
  { session, order }: TableState,
): Promise<boolean> => {
  if (!order?.to_pay) return false;
  await hearOnly(socket, tableRoom(session));
  // Read again once it hears, so that no reopening is missed in between.
  if ((await readState(services, { guid: session }))?.status !== "open") return false;
  await hearOnly(socket, null);
  return true;
};

const update = async (socket: TablesSocket, services: Services, input: unknown): Promise<UpdateTableAnswer> => {
  const asked = UpdateTable.safeParse(input);
  if (!asked.success) return { ok: false, code: "invalid_input" };
  const { seat } = socket.data;
  if (!seat) return { ok: false, code: "not_joined", problems: [], table: null };
  return inTurnAt(seat.table_id, () => updateTable(services, seat, asked.data));
};

const leave = async (socket: TablesSocket, services: Services): Promise<LeaveTableAnswer> => {
  await hearOnly(socket, null);
  const { seat } = socket.data;
  if (!seat) return { ok: false, code: "not_joined" };
  socket.data.seat = null;
  return (await inTurnAt(seat.table_id, () => leaveTable(services, seat)))
    ? { ok: true }
    : { ok: false, code: "not_joined" };
};

const doing = async (socket: TablesSocket, services: Services, input: unknown): Promise<TellDoingAnswer> => {
  const asked = TellDoing.safeParse(input);
  if (!asked.success) return { ok: false, code: "invalid_input" };
  const { seat, doings } = socket.data;
  // Its loss does not matter, because the screen soon sends the next one.
  if (seat && !doings.take(performance.now())) return { ok: false, code: "unavailable" };
  const told = seat !== null && (await inTurnAt(seat.table_id, () => tellDoing(services, seat, asked.data.doing)));
  return told ? { ok: true } : { ok: false, code: "not_joined" };
};

const read = async (socket: TablesSocket, services: Services): Promise<ReadTableAnswer> => {
  const { seat } = socket.data;
  const table = seat && (await inTurnAt(seat.table_id, () => readState(services, { id: seat.session_id })));
  const isSeated = table?.users.some(({ id, left }) => id === seat?.diner_id && !left) ?? false;
  return table && isSeated ? { ok: true, table } : { ok: false, code: "not_joined" };
};

/**
 * Notifies everybody at the table of its order: the process that placed it may have died before doing so, and this
 * diner knows of it.
 */
const taken = async (socket: TablesSocket, services: Services): Promise<OrderTakenAnswer> => {
  const { seat } = socket.data;
  const table = seat && (await inTurnAt(seat.table_id, () => readState(services, { id: seat.session_id })));
  if (!seat || !table) return { ok: false, code: "not_joined" };
  if (table.closed_by !== "order") return { ok: false, code: "table_open" };
  const user = table.users.find(({ id }) => id === seat.diner_id) ?? null;
  services.realtime.tableChanged("order_taken", { user, table });
  return { ok: true, table };
};

/** Returns the seats of this process's sockets. */
export const seatsOf = (tables: TablesNamespace): { socket_id: string; seat: Seat }[] =>
  [...tables.sockets.values()].flatMap(({ id, data: { seat } }) => (seat ? [{ socket_id: id, seat }] : []));
