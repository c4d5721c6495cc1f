import type { JoinTableAnswer } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { TableChange } from "@tablee/domain/tables/change-table";
import type { DinerDoing } from "@tablee/domain/tables/table";
import { randomHex } from "../../../api/new-key.ts";
import type { LiveReach } from "../../../live/live-reach.ts";
import { TablesClient } from "../../../live/tables-client.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import { ShownDoing } from "./shown-doing.ts";
import { RETRY_MS, TableOutbox } from "./table-outbox.ts";
import { changeSeat, clearSeat, endSeat, forgetDiner, seatOf, seatsStore, tableKey, takeSeat } from "./table-seats.ts";
import { FIRST_SNAPSHOT, type TableSnapshot } from "./table-snapshot.ts";

/** Short, so that somebody who looks at the phone again soon learns that the connection is dead. */
const ALIVE_MS = 2_500;

/**
 * A shared table as this device takes part in it (tables §5). The device's changes are stored, shown at once, and sent
 * in order until the server has answered; the server's state is authoritative. There is one instance per code and page.
 */
export class SharedTable {
  readonly code: string;
  /** The number of changes made on this page. */
  changes = 0;
  /** Changes made while joining: they apply to the current sitting, not to one that this device remembers. */
  readonly #early = new Set<string>();
  readonly #reach: LiveReach;
  readonly #client: TablesClient;
  #release: (() => void) | null = null;
  readonly #outbox: TableOutbox;
  readonly #listeners = new Set<() => void>();
  #snapshot: TableSnapshot = FIRST_SNAPSHOT;
  #nickname: string | null = null;
  #joining = false;
  #isMember: boolean;
  readonly #doing: ShownDoing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  constructor({ code, reach }: { code: string; reach: LiveReach }) {
    this.code = tableKey(code);
    this.#reach = reach;
    this.#isMember = reach.token() !== null;
    this.#client = new TablesClient(reach, {
      // A member's data is removed before the next connection could join with it.
      identityChanged: () => this.#onToken(),
      woke: () => void this.#checkSeat(),
      connected: () => void this.#join(),
      lost: () => this.#set({ live: false }),
      heard: (table) => this.#receive(table),
    });
    const isReady = () => this.#snapshot.phase === "joined" && this.#snapshot.live;
    const send = (doing: DinerDoing | null) => void this.#client.call("doing", { doing });
    this.#doing = new ShownDoing({ known: () => this.#known(), isReady, send });
    this.#outbox = new TableOutbox({
      code: this.code,
      send: (input) => this.#client.call("update", input),
      isReady,
      heard: (table) => this.#receive(table),
      ended: (table) => this.#end(table),
      unseated: () => this.#joinIn(0),
      capped: () => this.#set({ capped: this.#snapshot.capped + 1 }),
    });
    const { user_id, left } = seatOf(this.code);
    this.#snapshot = { ...this.#snapshot, me: user_id, phase: left ? "left" : "joining" };
    // Another tab has joined, changed something, or left.
    this.#stop = seatsStore.subscribe(() => this.#onStored());
  }

  readonly snapshot = (): TableSnapshot => this.#snapshot;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    // A member's seat, left on this device by somebody who has signed out since.
    const { user_id, key } = seatOf(this.code);
    if (user_id !== null && key === null && !this.#isMember) this.#signedOut();
    this.#release ??= this.#client.hold();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#doing.forget();
    this.#stop();
    this.#outbox.close();
    this.#release?.();
  }

  /** Called by the diner: connects at once if there is no connection, and joins if there is one. */
  comeBack(): void {
    this.#client.wake();
  }

  /** Called after the device woke up: its connection may be dead, so it is tested. */
  async #checkSeat(): Promise<void> {
    if (this.#snapshot.phase !== "joined") return this.#join();
    // Repeats what is known, so that nobody at the table notices; without an answer, the client connects again.
    const answer = await this.#client.call("doing", { doing: this.#doing.now() }, ALIVE_MS);
    if (!answer.ok && answer.code === "not_joined") await this.#join();
  }

  /** Joins under a nickname. */
  joinAs(nickname: string): void {
    this.#nickname = nickname;
    seatsStore.set({ nickname });
    this.#set({ phase: "joining", nickname_refused: null });
    void this.#join();
  }

  /** Opens or closes the question for a nickname: one may look at the menu first. */
  ask(asked = true): void {
    this.#set({ asked });
  }

  /** Makes a change: shown at once here, and sent to the server as soon as possible. */
  change(change: TableChange): void {
    this.changes += 1;
    const op_id = this.#outbox.push(change);
    if (this.#snapshot.phase === "joining") this.#early.add(op_id);
  }

  /** Called when the diner has read why a change was refused. */
  dismiss(op_id: string): void {
    changeSeat(this.code, ({ refused }) => ({ refused: refused.filter((one) => one.op_id !== op_id) }));
  }

  /** Requests the table's state after something other than its diners has changed it: the menu. */
  async look(): Promise<void> {
    const answer = await this.#client.call("read_table", {});
    if (answer.ok) this.#receive(answer.table);
  }

  /** Shows the others what this diner is doing. */
  tell(doing: DinerDoing | null): void {
    this.#doing.tell(doing);
  }

  #known(): DinerDoing | null {
    const { table, me } = this.#snapshot;
    return table?.users.find(({ id }) => id === me)?.doing ?? null;
  }

  /** Leaves the table. The diner's lines stay, unless `take` removes them first. false: there is no connection. */
  async leave(take: boolean): Promise<boolean> {
    // Checked first, so that no lines are removed by a diner who then cannot leave.
    if (!(await this.settled())) return false;
    if (take) {
      const { table, me } = this.#snapshot;
      for (const { id } of table?.items.filter(({ user_id }) => user_id === me) ?? []) {
        this.change({ type: "remove", line_id: id });
      }
      if (!(await this.settled())) return false;
    }
    const answer = await this.#client.call("leave_table", {});
    if (!answer.ok && answer.code !== "not_joined") return false;
    changeSeat(this.code, () => ({ left: true, waiting: [], refused: [] }));
    this.#set({ phase: "left" });
    return true;
  }

  /** Returns after leaving, as the same diner. */
  comeAgain(): void {
    // The phase comes first, because this page is also notified of changes to the store.
    this.#set({ phase: "joining" });
    changeSeat(this.code, () => ({ left: false }));
    this.comeBack();
  }

  /** Joins a new sitting after one has ended, with nothing from the old one. */
  startAnew(): void {
    clearSeat(this.code);
    this.#nickname = seatsStore.get().nickname || null;
    this.#set({ phase: "joining", table: null, me: null, account_id: null, lost: 0 });
    this.comeBack();
  }

  /** Resolves once every change made here has been answered; false if that is not possible now. */
  readonly settled = (): Promise<boolean> => this.#outbox.settled();

  /** Notifies everybody again that the order was placed, in case the process that took it has died. */
  async taken(): Promise<void> {
    const answer = await this.#client.call("order_taken", {});
    if (answer.ok) this.#receive(answer.table);
  }

  async #join(): Promise<void> {
    if (this.#joining || !this.#client.connected || ["left", "gone"].includes(this.#snapshot.phase)) return;
    this.#joining = true;
    try {
      // Stored first: two tabs, or a join that is sent again without an answer, are one diner by the key (tables §16).
      await inTurn(`tablee-table-join-${this.code}`, async () => {
        const { session, key } = seatOf(this.code);
        // A seat that was given up is taken again under its previous nickname.
        const nickname = this.#nickname ?? (key === null ? null : seatsStore.get().nickname || null);
        if (this.#reach.token() === null && key === null && nickname === null) return this.#wantName();
        const asMember = this.#isMember;
        const own = key ?? (asMember ? null : randomHex(22).slice(1));
        changeSeat(this.code, () => ({ key: own }));
        const answer = await this.#client.call("join_table", { code: this.code, session, key: own, nickname });
        // An answer for a member who has signed out since is ignored.
        if (this.#isMember || !asMember) this.#seated(answer);
      });
    } finally {
      this.#joining = false;
    }
  }

  /** Asks for a nickname, except if the question was closed: then the diner is asked at the next change. */
  #wantName(nickname_refused = this.#snapshot.nickname_refused): void {
    const asked = this.#snapshot.phase !== "asking" || this.#snapshot.asked;
    this.#set({ phase: "asking", asked, live: true, was_live: true, nickname_refused });
  }

  #onToken(): void {
    const isMember = this.#reach.token() !== null;
    if (this.#isMember && !isMember) this.#signedOut();
    this.#isMember = isMember;
  }

  #signedOut(): void {
    this.#nickname = null;
    const anew = ["joined", "full"].includes(this.#snapshot.phase);
    this.#set({ me: null, account_id: null, ...(anew ? { phase: "joining", table: null } : {}) });
    forgetDiner(this.code);
  }

  #seated(answer: JoinTableAnswer): void {
    if (answer.ok) {
      const { table, user_id, account_id } = answer;
      takeSeat(this.code, answer);
      this.#early.clear();
      const { table: before, phase } = this.#snapshot;
      const isSame = before?.session === table.session;
      const reopened = this.#snapshot.reopened + Number(isSame && phase === "closed");
      const newest = isSame && before.revision > table.revision ? before : table;
      const now = { me: user_id, account_id, table: newest, live: true, was_live: true };
      this.#set({ phase: "joined", asked: false, lost: 0, reopened, ...now });
      this.#doing.send();
      return void this.#outbox.send();
    }
    if (answer.code === "table_closed") return this.#end(answer.table);
    if (answer.code === "not_found" && seatOf(this.code).session !== null) {
      // The sitting that this device remembers ended long ago: the code may still open the next one.
      clearSeat(this.code, (op_id) => this.#early.has(op_id));
      this.#set({ me: null, table: null });
      this.#joinIn(0);
    } else if (answer.code === "not_found" || answer.code === "invalid_input") this.#set({ phase: "gone" });
    else if (answer.code === "too_many_diners") this.#set({ phase: "full" });
    else if (answer.code === "unavailable") this.#joinIn(RETRY_MS);
    else {
      // The key belongs to a diner who no longer exists: a nickname creates another one.
      changeSeat(this.code, () => ({ key: null, user_id: null }));
      this.#nickname = null;
      this.#wantName(answer.code === "nickname_required" ? null : answer.code);
    }
  }

  #receive(table: TableState): void {
    const { table: before, phase } = this.#snapshot;
    if (!["joined", "closed"].includes(phase)) return;
    if (before && (before.session !== table.session || before.revision > table.revision)) return;
    if (table.status === "closed") this.#end(table);
    // Open again, because its order was never sent (tables §14): the seat is taken again.
    else if (phase === "closed") this.#joinIn(0);
    else this.#set({ table });
  }

  #end(table: TableState): void {
    const { phase, lost } = this.#snapshot;
    const late = seatOf(this.code).waiting.length;
    endSeat(this.code, table.session);
    this.#doing.forget();
    const missed = phase === "closed" ? Math.max(lost, late) : late;
    this.#set({ phase: "closed", live: true, was_live: true, table, lost: missed });
  }

  #onStored(): void {
    const { phase, me } = this.#snapshot;
    const seat = seatOf(this.code);
    if (seat.left && phase === "joined") this.#set({ phase: "left" });
    else if (!seat.left && phase === "left") this.comeAgain();
    else if (phase === "asking" && seat.key !== null) void this.#join();
    else if (phase === "joined" && seat.user_id !== null && seat.user_id !== me) void this.#join();
    else if (phase === "joined" && seat.waiting.length > 0) void this.#outbox.send();
    this.#set({});
  }

  #joinIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#join(), ms);
  }

  #set(change: Partial<TableSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
