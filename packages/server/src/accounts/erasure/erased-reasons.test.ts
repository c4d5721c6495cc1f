import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { publishingRouter } from "../../discoveries/publishing/publishing.router.ts";
import { moderationRouter } from "../../moderation/moderation.router.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeRecommendation } from "../../testing/make-world.queries.ts";
import { nodesOf, plansOf } from "../../testing/plans.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { eraseAccount } from "./erase-accounts.ts";
import { eraseReasons } from "./erase.queries.ts";

describe.each(testDatabases())("the reasons of moderators for what was deleted since on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());

  const person = async () => (await makeAccount(database.db)).id;
  const erase = async (id: number) => {
    const at = services.clock();
    await database.query("update accounts set deleted_at = $2 where id = $1", [id, at]);
    expect(await eraseAccount(services, id, at)).toBe(true);
  };
  /** A discovery with a comment by each, one of whom is its author. A moderator has refused all three for a reason. */
  const refused = async (author: number, commenter: number) => {
    const { id } = await makeRecommendation(database.db, author, { status: "pending", comments: 2, root_comments: 2 });
    const { rows } = await database.query<{ id: number }>(
      `insert into comments (recommendation_id, account_id, text, date_creation)
       values ($1, $2, 'One', now()), ($1, $3, 'Two', now() + interval '1 second') returning id`,
      [id, author, commenter],
    );
    const moderate = callAs(services, moderationRouter, { account_id: await person(), moderator: true, admin: true });
    await moderate.decide({ id, status: "rejected", reason: "discovery" });
    const reporter = await person();
    for (const [at, reason] of [`author's comment`, `commenter's comment`].entries()) {
      const comment_id = rows[at]!.id;
      await database.query("insert into comment_reports (comment_id, account_id) values ($1, $2)", [
        comment_id,
        reporter,
      ]);
      await moderate.judge({ id: comment_id, judgement: "deleted", reason });
    }
    return id;
  };
  const listed = async () => {
    const { rows } = await database.query<{ reason: string | null }>(
      "select after ->> 'reason' as reason from audit_log order by id desc limit 3",
    );
    return rows.map(({ reason }) => reason).reverse();
  };

  it("stay while the accounts that they are about do, whoever deletes the discovery", async () => {
    const [author, commenter] = [await person(), await person()];
    const id = await refused(author, commenter);
    const all = ["discovery", "author's comment", "commenter's comment"];
    expect(await listed()).toEqual(all);
    await callAs(services, publishingRouter, { account_id: author }).remove({ id });
    expect(await listed()).toEqual(all);
    await erase(commenter);
    expect(await listed()).toEqual(["discovery", "author's comment", null]);
    await erase(author);
    expect(await listed()).toEqual([null, null, null]);
  });

  it("stay where they are about somebody's comment, if the discovery goes with its author's account", async () => {
    const [author, commenter] = [await person(), await person()];
    await refused(author, commenter);
    await erase(author);
    expect(await listed()).toEqual([null, null, "commenter's comment"]);
    await erase(commenter);
    expect(await listed()).toEqual([null, null, null]);
  });
});

describe.each(testDatabases().filter(({ kind }) => kind === "postgresql"))(
  "the search for reasons about a member on %s",
  ({ open }) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database.close());

    it("looks up each subject in the index of the audit list", async () => {
      const { id } = await makeAccount(database.db);
      await makeRecommendation(database.db, id);
      await database.query(
        `insert into audit_log (action, subject, before, date)
         select 'member.suspend', 'account ' || n + 1000000, '{"reason": "So"}', now() from generate_series(1, 20000) n`,
      );
      await database.query("vacuum analyze audit_log, recommendations, comments");
      const plans = await plansOf(
        database,
        ({ text }) => text.includes("audit_log"),
        () => eraseReasons(database.db, id),
      );
      const nodes = plans.flatMap(nodesOf);
      const indexes = nodes.map((node) => node["Index Name"]);
      expect(indexes).toEqual(expect.arrayContaining(["audit_log_subject", "audit_log_about"]));
      const scanned = nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]);
      expect(scanned).not.toContain("audit_log");
    });
  },
);
