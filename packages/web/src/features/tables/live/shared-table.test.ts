import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeReach, type FakeSocket } from "../../../testing/fake-live.ts";
import { SharedTable } from "./shared-table.ts";
import { changeSeat, clearSeat, seatOf, seatsStore } from "./table-seats.ts";

const CODE = "7K-Q3XJ-9MZ2-PD4W";
const SESSION = "0199f000-0000-7000-8000-000000000001";
const ME = "0199f000-0000-7000-8000-00000000000a";

const state = (own: Partial<TableState> = {}): TableState => ({
  session: SESSION,
  restaurant_id: 1,
  name: "12",
  status: "open",
  closed_by: null,
  order: null,
  revision: 1,
  users: [],
  items: [],
  discounts: [],
  subtotal: 0,
  tip: 0,
  tax: 0,
  tax_included: false,
  total: 0,
  currency: "CAD",
  ...own,
});
const line: OrderLine = { type: "item", item_id: 1, modifiers: [], quantity: 1, notes: "" };
const add = (line_id: string) => ({ type: "add" as const, line_id, line });

const member = { id: ME, member: true, name: "Nora" } as TableState["users"][number];

type Answer = Record<string, unknown>;
const THEIRS = [{ op_id: "op", change: add("theirs") }];

const answersOf = (): FakeSocket["answers"] => ({
  join_table: () => ({ ok: true, user_id: ME, account_id: 7, key: null, table: state({ users: [member] }) }),
  update: () => ({ ok: true, line_id: "l", capped: false, table: state({ revision: 2 }) }),
  doing: () => ({ ok: true }),
  leave_table: () => ({ ok: true }),
});

describe("a shared table on a device", () => {
  let reach: FakeReach;
  let client: FakeSocket;
  let table: SharedTable;

  beforeEach(async () => {
    vi.useFakeTimers();
    clearSeat(CODE);
    reach = new FakeReach("member");
    reach.answers = answersOf();
    table = new SharedTable({ code: CODE.toLowerCase().replaceAll("-", " "), reach });
    table.open();
    await vi.advanceTimersByTimeAsync(0);
    client = reach.socket;
  });
  const arrive = async () => {
    // A client that is still connecting under an old identity connects once more.
    do {
      reach.wake();
      await client.arrive();
    } while (!client.connected);
    await vi.advanceTimersByTimeAsync(500);
  };
  const wake = async () => {
    reach.wake();
    await vi.advanceTimersByTimeAsync(0);
  };
  /** Simulates an event about the table. */
  const hear = (told: TableState) => client.tell("update", { table: told });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it("joins with the member's account, and remembers the seat", async () => {
    await arrive();
    expect(client.calls("join_table")).toEqual([{ code: CODE, session: null, key: null, nickname: null }]);
    expect(table.snapshot()).toMatchObject({ phase: "joined", live: true, me: ME });
    expect(seatOf(CODE)).toMatchObject({ session: SESSION, user_id: ME, key: null });
  });

  it("asks a visitor for a name, once, and offers it again at the next table", async () => {
    reach.become(null);
    await arrive();
    expect(table.snapshot()).toMatchObject({ phase: "asking", asked: true });
    expect(client.calls("join_table")).toEqual([]);
    client.answers["join_table"] = () => ({ ok: false, code: "nickname_invalid" });
    table.joinAs("🦊");
    await vi.advanceTimersByTimeAsync(0);
    expect(table.snapshot()).toMatchObject({ phase: "asking", nickname_refused: "nickname_invalid" });
    client.answers["join_table"] = () => ({ ok: true, user_id: ME, account_id: null, key: "k2", table: state() });
    table.joinAs("Sam");
    await vi.advanceTimersByTimeAsync(0);
    expect(table.snapshot()).toMatchObject({ phase: "joined", nickname_refused: null });
    expect(seatsStore.get().nickname).toBe("Sam");
    client.drop();
    await arrive();
    expect(client.calls("join_table").at(-1)).toMatchObject({ session: SESSION, key: "k2" });
  });

  it("joins under a key that it has made and stored, so that no lost answer makes a second diner (tables §16)", async () => {
    reach.become(null);
    await arrive();
    const stored: (string | null)[] = [];
    client.answers["join_table"] = () => {
      stored.push(seatOf(CODE).key);
      return undefined;
    };
    const { cuts } = client;
    table.joinAs("Sam");
    await vi.advanceTimersByTimeAsync(8_000);
    expect(client.cuts).toBe(cuts + 1);
    await arrive();
    // As after a reload, and in another tab.
    table.close();
    table = new SharedTable({ code: CODE, reach });
    table.open();
    await vi.advanceTimersByTimeAsync(0);
    client = reach.socket;
    client.answers["join_table"] = () => ({ ok: true, user_id: ME, account_id: null, key: null, table: state() });
    await arrive();
    const keys = reach.sockets.flatMap((socket) => socket.calls("join_table").map(({ key }) => key));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set([...keys, ...stored, seatOf(CODE).key])).toEqual(new Set([keys[0]]));
    expect(reach.sockets.flatMap((socket) => socket.calls("join_table"))).toMatchObject(
      Array.from({ length: 3 }, () => ({ session: null, nickname: "Sam" })),
    );
    expect(table.snapshot()).toMatchObject({ phase: "joined", me: ME });
  });

  it("keeps the key that the answer names instead, and makes another one after a refusal or a sitting's end", async () => {
    reach.become(null);
    await arrive();
    client.answers["join_table"] = () => ({ ok: false, code: "nickname_reserved" });
    table.joinAs("Staff");
    await vi.advanceTimersByTimeAsync(0);
    expect(seatOf(CODE).key).toBeNull();
    client.answers["join_table"] = () => ({ ok: true, user_id: ME, account_id: null, key: "theirs", table: state() });
    table.joinAs("Sam");
    await vi.advanceTimersByTimeAsync(0);
    expect(seatOf(CODE).key).toBe("theirs");
    client.answers["join_table"] = () => ({ ok: true, user_id: ME, account_id: null, key: null, table: state() });
    table.startAnew();
    await vi.advanceTimersByTimeAsync(0);
    const keys = client.calls("join_table").map(({ key }) => key);
    expect(new Set([...keys, "theirs"]).size).toBe(4);
    expect(seatOf(CODE).key).toBe(keys[2]);
  });

  it("keeps offline changes in order, and sends them under the same ids until they are answered", async () => {
    await arrive();
    client.drop();
    expect(table.snapshot().live).toBe(false);
    for (const id of ["a", "b", "c"]) table.change(add(id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.calls("update")).toEqual([]);
    const names = seatOf(CODE).waiting.map(({ op_id }) => op_id);
    client.answers["update"] = () => ({ ok: false, code: "unavailable" });
    await arrive();
    expect(client.calls("update")).toHaveLength(1);
    client.answers["update"] = () => ({ ok: true, line_id: "l", capped: false, table: state({ revision: 3 }) });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(client.calls("update").map(({ op_id }) => op_id)).toEqual([names[0], ...names]);
    expect(seatOf(CODE).waiting).toEqual([]);
    expect(table.snapshot().table?.revision).toBe(3);
  });

  it("keeps a refusal for its line until it is dismissed or the line is changed again", async () => {
    await arrive();
    const problems = [{ code: "out_of_stock", data: { item_id: 1 } }];
    client.answers["update"] = () => ({ ok: false, code: "line_refused", problems, table: state({ revision: 5 }) });
    table.change(add("a"));
    table.change(add("b"));
    await vi.advanceTimersByTimeAsync(0);
    const { refused, waiting } = seatOf(CODE);
    expect(waiting).toEqual([]);
    expect(refused).toMatchObject([
      { line_id: "a", code: "line_refused", problems },
      { line_id: "b", code: "line_refused" },
    ]);
    table.dismiss(refused[0]?.op_id ?? "");
    client.answers["update"] = () => ({ ok: true, line_id: "b", capped: true, table: state({ revision: 6 }) });
    table.change(add("b"));
    await vi.advanceTimersByTimeAsync(0);
    expect(seatOf(CODE).refused).toEqual([]);
    expect(table.snapshot().capped).toBe(1);
  });

  it("keeps the newest state that it receives, and ignores those of another sitting", async () => {
    await arrive();
    hear(state({ revision: 9, name: "nine" }));
    hear(state({ revision: 4, name: "four" }));
    hear(state({ revision: 99, session: "0199f000-0000-7000-8000-000000000002" }));
    expect(table.snapshot().table?.name).toBe("nine");
  });

  it("joins again when a change is refused as not_joined, but not endlessly", async () => {
    await arrive();
    client.answers["update"] = () => ({ ok: false, code: "not_joined", problems: [], table: null });
    table.change(add("a"));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(client.calls("join_table")).toHaveLength(4);
    expect(seatOf(CODE).refused).toMatchObject([{ code: "not_joined" }]);
  });

  it("ends with the order, counts the changes that came too late, and can be started anew", async () => {
    await arrive();
    client.drop();
    table.change(add("late"));
    const closed = state({
      status: "closed",
      closed_by: "order",
      order: { id: 5, number: 7, user_id: null, to_pay: false, called_off: false },
      revision: 8,
    });
    client.answers["join_table"] = () => ({ ok: false, code: "table_closed", table: closed });
    await arrive();
    expect(table.snapshot()).toMatchObject({ phase: "closed", table: closed, lost: 1 });
    expect(seatOf(CODE).waiting).toEqual([]);
    client.answers["join_table"] = () => ({
      ok: true,
      user_id: ME,
      account_id: null,
      key: null,
      table: state({ revision: 1 }),
    });
    table.startAnew();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.calls("join_table").at(-1)).toMatchObject({ session: null, key: null });
    expect(table.snapshot()).toMatchObject({ phase: "joined", lost: 0, table: { status: "open" } });
  });

  it("takes its seat again when the order is called off unpaid, live or after an absence (tables §14)", async () => {
    await arrive();
    const order = { id: 5, number: 7, user_id: ME, to_pay: true, called_off: false };
    const closed = state({ status: "closed", closed_by: "order", order, revision: 8 });
    const { join_table } = client.answers;
    table.tell("placing");
    for (const [times, live] of [true, false].entries()) {
      await vi.advanceTimersByTimeAsync(1_000);
      hear({ ...closed, revision: 8 + 2 * times });
      expect(table.snapshot()).toMatchObject({ phase: "closed", reopened: times });
      const again = state({ revision: 9 + 2 * times, users: [member] });
      client.answers["join_table"] = () => ({ ok: true, user_id: ME, account_id: 7, key: null, table: again });
      client.answers["doing"] = vi.fn(() => ({ ok: true }));
      if (live) hear(again);
      else {
        client.drop();
        await arrive();
      }
      await vi.advanceTimersByTimeAsync(1_000);
      expect(client.calls("join_table").at(-1)).toMatchObject({ session: SESSION });
      expect(table.snapshot()).toMatchObject({ phase: "joined", reopened: times + 1, table: again });
      // Nobody is placing anything any more.
      expect(client.answers["doing"]).not.toHaveBeenCalled();
    }
    client.answers["join_table"] = join_table!;
  });

  it("forgets a sitting that is over, and reports a code that opens nothing", async () => {
    changeSeat(CODE, () => ({ session: SESSION, key: "old" }));
    const answers = [
      { ok: false, code: "not_found" },
      { ok: true, user_id: ME, account_id: null, key: null, table: state() },
    ];
    client.answers["join_table"] = () => answers.shift() ?? {};
    await arrive();
    expect(client.calls("join_table").map(({ session }) => session)).toEqual([SESSION, null]);
    expect(table.snapshot().phase).toBe("joined");
    client.drop();
    clearSeat(CODE);
    client.answers["join_table"] = () => ({ ok: false, code: "not_found" });
    await arrive();
    expect(table.snapshot().phase).toBe("gone");
  });

  it("sends a change made before joining, but no change left from a sitting that is over", async () => {
    changeSeat(CODE, () => ({ session: SESSION, key: "old", waiting: THEIRS }));
    table.change(add("pressed"));
    const answers = [
      { ok: false, code: "not_found" },
      { ok: true, user_id: ME, account_id: null, key: null, table: state() },
    ];
    client.answers["join_table"] = () => answers.shift() ?? {};
    await arrive();
    expect(client.calls("update")).toMatchObject([{ change: { type: "add", line_id: "pressed" } }]);
    expect(seatOf(CODE).waiting).toEqual([]);
  });

  it("leaves and removes its dishes when online, and cannot leave while offline", async () => {
    const items = [{ id: "mine", user_id: ME }] as TableState["items"];
    client.answers["join_table"] = () => ({
      ok: true,
      user_id: ME,
      account_id: null,
      key: null,
      table: state({ items }),
    });
    await arrive();
    client.drop();
    expect(await table.leave(false)).toBe(false);
    await arrive();
    const leaving = table.leave(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await leaving).toBe(true);
    expect(client.calls("update")).toMatchObject([{ change: { type: "remove", line_id: "mine" } }]);
    expect(table.snapshot().phase).toBe("left");
    client.drop();
    await arrive();
    expect(client.calls("join_table")).toHaveLength(2);
    table.comeAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.snapshot().phase).toBe("joined");
  });

  it("disconnects when the identity changes, and not when a token is renewed", async () => {
    await arrive();
    reach.become("renewed", "renewed");
    expect(client.connected).toBe(true);
    reach.become(null);
    expect(client.connected).toBe(false);
    expect(table.snapshot().live).toBe(false);
  });

  it("drops the guest's key after a sign-in: the account identifies the diner from then on", async () => {
    reach.become(null);
    client.answers["join_table"] = () => ({ ok: true, user_id: ME, account_id: null, key: "guest", table: state() });
    await arrive();
    table.joinAs("Sam");
    await vi.advanceTimersByTimeAsync(0);
    expect(seatOf(CODE).key).toBe("guest");
    client.answers["join_table"] = () => ({
      ok: true,
      user_id: ME,
      account_id: 7,
      key: null,
      table: state({ users: [member] }),
    });
    reach.become("member");
    await arrive();
    expect(client.calls("join_table").at(-1)).toMatchObject({ key: "guest" });
    expect(seatOf(CODE)).toMatchObject({ user_id: ME, key: null });
  });

  it("forgets the member's seat and unsent changes once the member has signed out", async () => {
    await arrive();
    client.drop();
    table.change(add("late"));
    changeSeat(CODE, () => ({ attempt: { key: "k" } as never }));
    reach.become(null);
    expect(table.snapshot()).toMatchObject({ phase: "joining", me: null, table: null });
    expect(seatOf(CODE)).toMatchObject({ user_id: null, key: null, waiting: [], refused: [], attempt: null });
    await arrive();
    expect(table.snapshot()).toMatchObject({ phase: "asking", asked: true, me: null });
    expect(client.calls("join_table")).toHaveLength(1);
    expect(client.calls("update")).toEqual([]);
  });

  it("ignores the answer to a member who has signed out meanwhile", async () => {
    let answer = (_: Answer): void => undefined;
    const kept = new Promise<Answer>((resolve) => (answer = resolve));
    client.answers["join_table"] = () => kept;
    await arrive();
    reach.become(null);
    answer({ ok: true, user_id: ME, account_id: 7, key: null, table: state({ users: [member] }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.snapshot()).toMatchObject({ phase: "joining", me: null });
    expect(seatOf(CODE).user_id).toBeNull();
  });

  it("forgets another member's seat and unsent changes after a sign-out or sign-in on another page", async () => {
    changeSeat(CODE, () => ({
      session: SESSION,
      user_id: "0199f000-0000-7000-8000-00000000000b",
      refused: [],
      waiting: THEIRS,
    }));
    await arrive();
    expect(client.calls("update")).toEqual([]);
    expect(seatOf(CODE)).toMatchObject({ user_id: ME, waiting: [] });
    client.drop();
    changeSeat(CODE, () => ({ waiting: THEIRS }));
    reach.become(null);
    changeSeat(CODE, () => ({ user_id: ME, waiting: THEIRS }));
    table.open();
    expect(seatOf(CODE)).toMatchObject({ user_id: null, waiting: [] });
  });

  it("does not ask for a name again after a reconnection once the question was closed", async () => {
    reach.become(null);
    await arrive();
    table.ask(false);
    client.drop();
    await arrive();
    await wake();
    expect(table.snapshot()).toMatchObject({ phase: "asking", asked: false });
    table.ask();
    expect(table.snapshot().asked).toBe(true);
  });

  it("removes no dishes when the diner cannot leave", async () => {
    const items = [{ id: "mine", user_id: ME }] as TableState["items"];
    client.answers["join_table"] = () => ({
      ok: true,
      user_id: ME,
      account_id: null,
      key: null,
      table: state({ items }),
    });
    await arrive();
    client.drop();
    expect(await table.leave(true)).toBe(false);
    expect(seatOf(CODE).waiting).toEqual([]);
    await arrive();
    expect(client.calls("update")).toEqual([]);
  });

  it("checks its seat when the device wakes up, and joins again only if the seat is lost", async () => {
    await arrive();
    await wake();
    expect(client.calls("doing")).toEqual([{ doing: null }]);
    expect(client.calls("join_table")).toHaveLength(1);
    client.answers["doing"] = () => ({ ok: false, code: "not_joined" });
    await wake();
    expect(client.calls("join_table")).toHaveLength(2);
  });

  it("sends what the diner is doing only after it has stopped changing", async () => {
    await arrive();
    for (const doing of ["choosing", "writing", "choosing"] as const) table.tell(doing);
    await vi.advanceTimersByTimeAsync(500);
    expect(client.calls("doing")).toEqual([{ doing: "choosing" }]);
  });
});
