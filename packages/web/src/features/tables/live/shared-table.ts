import type { JoinTableAnswer } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { TableChange } from "@tablee/domain/tables/change-table";
import type { DinerDoing } from "@tablee/domain/tables/table";
import type { LiveReach } from "../../../live/live-reach.ts";
import { TablesClient } from "../../../live/tables-client.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import { TableOutbox } from "./table-outbox.ts";
import { changeSeat, clearSeat, endSeat, forgetDiner, seatOf, seatsStore, tableKey, takeSeat } from "./table-seats.ts";
import { FIRST_SNAPSHOT, type TableSnapshot } from "./table-snapshot.ts";

/** Between tries where the server could not tell. */
const RETRY_MS = 3_000;
/** Whoever looks at the phone again soon learns that the connection is dead. */
const ALIVE_MS = 2_500;
/** How long the table's eyes rest on one thing before another is told. */
const DOING_MS = 400;

/**
 * A shared table as this device sits at it (tables §5): what one does is kept, shown at once and
 * sent in its order until the server has answered; what the server says is the truth. One for a code and page.
 */
export class SharedTable {
  readonly code: string;
  /** How many changes this page has made. */
  changes = 0;
  /** Those made on the way in: they are for the sitting there is, not for one that this device remembers. */
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
  /** undefined: nothing was told since the page was opened; what the table knows stays. */
  #doing: DinerDoing | null | undefined;
  #doingTimer: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  constructor({ code, reach }: { code: string; reach: LiveReach }) {
    this.code = tableKey(code);
    this.#reach = reach;
    this.#isMember = reach.token() !== null;
    this.#client = new TablesClient(reach, {
      // What was a member's is forgotten before the next connection could sit down with it.
      identityChanged: () => this.#onToken(),
      woke: () => void this.#checkSeat(),
      connected: () => void this.#join(),
      lost: () => this.#set({ live: false }),
      heard: (table) => this.#receive(table),
    });
    this.#outbox = new TableOutbox({
      code: this.code,
      send: (input) => this.#client.call("update", input),
      isReady: () => this.#snapshot.phase === "joined" && this.#snapshot.live,
      heard: (table) => this.#receive(table),
      ended: (table) => this.#end(table),
      unseated: () => this.#joinIn(0),
      capped: () => this.#set({ capped: this.#snapshot.capped + 1 }),
    });
    const { user_id, left } = seatOf(this.code);
    this.#snapshot = { ...this.#snapshot, me: user_id, phase: left ? "left" : "joining" };
    // Another tab has sat down, added something, or said goodbye.
    this.#stop = seatsStore.subscribe(() => this.#onStored());
  }

  readonly snapshot = (): TableSnapshot => this.#snapshot;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    // A member's place, left on this device by whoever has signed out meanwhile.
    const { user_id, key } = seatOf(this.code);
    if (user_id !== null && key === null && !this.#isMember) this.#signedOut();
    this.#release ??= this.#client.hold();
  }

  close(): void {
    for (const timer of [this.#timer, this.#doingTimer]) clearTimeout(timer);
    this.#stop();
    this.#outbox.close();
    this.#release?.();
  }

  /** The diner asks for it: tries at once where there is no connection, and sits down where there is one. */
  comeBack(): void {
    this.#client.wake();
  }

  /** A device that woke up: what it holds for a connection may be none, so it asks. */
  async #checkSeat(): Promise<void> {
    if (this.#snapshot.phase !== "joined") return this.#join();
    // Nothing new, so that nobody at the table sees anything of it; who gets no answer connects again.
    const answer = await this.#client.call("doing", { doing: this.#doing ?? this.#known() }, ALIVE_MS);
    if (!answer.ok && answer.code === "not_joined") await this.#join();
  }

  /** Sits down under a name. */
  joinAs(nickname: string): void {
    this.#nickname = nickname;
    seatsStore.set({ nickname });
    this.#set({ phase: "joining", nickname_refused: null });
    void this.#join();
  }

  /** The question for a name is put (again), or put aside: one may look at the menu first. */
  ask(asked = true): void {
    this.#set({ asked });
  }

  /** Makes a change: at once here, and on the server as soon as it hears of it. */
  change(change: TableChange): void {
    this.changes += 1;
    const op_id = this.#outbox.push(change);
    if (this.#snapshot.phase === "joining") this.#early.add(op_id);
  }

  /** The diner has read why something was not made. */
  dismiss(op_id: string): void {
    changeSeat(this.code, ({ refused }) => ({ refused: refused.filter((one) => one.op_id !== op_id) }));
  }

  /** Asks how the table stands, where something else than its diners has changed it: the menu. */
  async look(): Promise<void> {
    const answer = await this.#client.call("read_table", {});
    if (answer.ok) this.#receive(answer.table);
  }

  /** Lets the others see what one is doing. */
  tell(doing: DinerDoing | null): void {
    this.#doing = doing;
    clearTimeout(this.#doingTimer);
    this.#doingTimer = setTimeout(() => this.#tellNow(), doing === "placing" ? 0 : DOING_MS);
  }

  #tellNow(): void {
    const { phase, live } = this.#snapshot;
    if (phase !== "joined" || !live || this.#doing === undefined || this.#known() === this.#doing) return;
    void this.#client.call("doing", { doing: this.#doing });
  }

  #known(): DinerDoing | null {
    const { table, me } = this.#snapshot;
    return table?.users.find(({ id }) => id === me)?.doing ?? null;
  }

  /** Says goodbye; what one has chosen stays, unless `take` takes it away first. false: there is no connection. */
  async leave(take: boolean): Promise<boolean> {
    // First, so that nothing is taken out by somebody who then cannot leave.
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

  /** Comes back after a goodbye, as the same diner. */
  comeAgain(): void {
    // First here: what is stored tells this very page too.
    this.#set({ phase: "joining" });
    changeSeat(this.code, () => ({ left: false }));
    this.comeBack();
  }

  /** After the sitting is over: another one, with nothing of this one. */
  startAnew(): void {
    clearSeat(this.code);
    this.#nickname = seatsStore.get().nickname || null;
    this.#set({ phase: "joining", table: null, me: null, account_id: null, lost: 0 });
    this.comeBack();
  }

  /** Resolves once everything that was changed here has been answered; false where it cannot be for now. */
  readonly settled = (): Promise<boolean> => this.#outbox.settled();

  /** Whoever has placed it has everybody told once more, should the process that took it have died meanwhile. */
  async taken(): Promise<void> {
    const answer = await this.#client.call("order_taken", {});
    if (answer.ok) this.#receive(answer.table);
  }

  async #join(): Promise<void> {
    if (this.#joining || !this.#client.connected || ["left", "gone"].includes(this.#snapshot.phase)) return;
    this.#joining = true;
    try {
      // Two tabs of a device sit down as one diner: the second finds the key of the first.
      await inTurn(`tablee-table-join-${this.code}`, async () => {
        const { session, key } = seatOf(this.code);
        // A seat that was given back is taken again by the name that one had there.
        const nickname = this.#nickname ?? (key === null ? null : seatsStore.get().nickname || null);
        if (this.#reach.token() === null && key === null && nickname === null) return this.#wantName();
        const asMember = this.#isMember;
        const answer = await this.#client.call("join_table", { code: this.code, session, key, nickname });
        // What answers a member who has signed out since seats nobody.
        if (this.#isMember || !asMember) this.#seated(answer);
      });
    } finally {
      this.#joining = false;
    }
  }

  /** The page shows what the table has; to change something one sits down first. Who put the question aside has. */
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
      const before = this.#snapshot.table;
      const newest = before?.session === table.session && before.revision > table.revision ? before : table;
      this.#set({ phase: "joined", asked: false, live: true, was_live: true, me: user_id, account_id, table: newest });
      this.#tellNow();
      return void this.#outbox.send();
    }
    if (answer.code === "table_closed") return this.#end(answer.table);
    if (answer.code === "not_found" && seatOf(this.code).session !== null) {
      // The sitting that this device remembers is long over: the code may still open the next one.
      clearSeat(this.code, (op_id) => this.#early.has(op_id));
      this.#set({ me: null, table: null });
      this.#joinIn(0);
    } else if (answer.code === "not_found" || answer.code === "invalid_input") this.#set({ phase: "gone" });
    else if (answer.code === "too_many_diners") this.#set({ phase: "full" });
    else if (answer.code === "unavailable") this.#joinIn(RETRY_MS);
    else {
      // The key is of a diner who is no more: a name makes another one.
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
    else this.#set({ table });
  }

  #end(table: TableState): void {
    const { phase, lost } = this.#snapshot;
    const late = seatOf(this.code).waiting.length;
    endSeat(this.code, table.session);
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
