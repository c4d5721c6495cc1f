import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { notificationsRouter } from "../../notifications/notifications.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { emptyTables } from "../../testing/empty-database.queries.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { refusalOf } from "../../testing/order-world.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";

const keyOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

describe.each(everyDatabase())("credit on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let [admin, member] = [0, 0];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "audit_log"]);
    services = makeServices(database);
    admin = (await makeAccount(database.db, { admin: true })).id;
    member = (await makeAccount(database.db)).id;
  });
  const give = (own: object = {}, caller: object = { admin: true }) =>
    callAs(services, accountsRouter, { account_id: admin, ...caller }).grantCredit({
      id: member,
      amount: 12.5,
      reason: " Cold soup ",
      key: keyOf(1),
      ...own,
    });
  const creditOf = () => callAs(services, accountsRouter, { account_id: member }).credit();
  const told = async () => (await callAs(services, notificationsRouter, { account_id: member }).list({})).notifications;

  it("is given by an administrator, announced to the member with its amount, and recorded in the audit list", async () => {
    expect(await give()).toEqual({ balance: 12.5 });
    expect(await give({ amount: 0.01, reason: "A cent", key: keyOf(2) })).toEqual({ balance: 12.51 });
    expect(await creditOf()).toEqual({
      balance: 12.51,
      credits: [
        { id: expect.any(Number), amount: 0.01, reason: "A cent", date: "2026-11-18T17:00:00.000Z" },
        { id: expect.any(Number), amount: 12.5, reason: "Cold soup", date: "2026-11-18T17:00:00.000Z" },
      ],
    });
    expect((await told()).map(({ type, json }) => [type, json.amount, json.sender_id])).toEqual([
      ["credit", 0.01, null],
      ["credit", 12.5, null],
    ]);
    const { rows } = await database.query(
      "select account_id, action, subject, before, after from audit_log order by id",
    );
    expect(rows[0]).toEqual({
      account_id: admin,
      action: "member.credit",
      subject: `account ${member}`,
      before: { credit: 0 },
      after: { credit: 12.5, reason: "Cold soup" },
    });
  });

  it("is given once per key, however often the call is repeated or sent at the same time", async () => {
    await Promise.all([give(), give(), give()]);
    expect(await give()).toEqual({ balance: 12.5 });
    expect([(await told()).length, (await creditOf()).credits.length]).toEqual([1, 1]);
    const { rows } = await database.query("select 1 from audit_log");
    expect(rows).toHaveLength(1);
  });

  it("is refused to callers who are no administrator, without a reason, and for an invalid amount", async () => {
    const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;
    expect(await codeOf(give({}, { account_id: member }))).toBe("forbidden");
    expect(await codeOf(give({}, { account_id: member, moderator: true }))).toBe("forbidden");
    expect(await codeOf(give({ reason: "  " }))).toBe("reason_required");
    for (const amount of [0, -3, 1_000.01]) expect(await codeOf(give({ amount }))).toBe("amount_invalid");
    expect(await codeOf(give({ id: 999 }))).toBe("not_found");
    expect(await creditOf()).toEqual({ balance: 0, credits: [] });
    expect(await codeOf(callAs(services, accountsRouter).credit())).toBe("unauthorized");
  });
});
