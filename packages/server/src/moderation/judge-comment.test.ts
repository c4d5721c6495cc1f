import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { lockCommented, recountComments } from "../discoveries/discovery-comments.queries.ts";
import { callAs } from "../testing/call-as.ts";
import { emptyTables } from "../testing/empty-database.queries.ts";
import { codeOf, commentsAs, type CommentWorld, makeCommentWorld, type Member } from "../testing/comment-world.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { moderationRouter } from "./moderation.router.ts";

describe.each(everyDatabase())("reported comments on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let services: TestServices;
  let world: CommentWorld;
  let moderator: Member;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database, ["accounts", "recommendations", "audit_log"]);
    services = makeServices(database);
    world = await makeCommentWorld(database);
    moderator = await makeAccount(database.db, { moderator: true });
  });
  const as = (member: Member | null) => commentsAs(services, member);
  const moderate = (member = moderator, own: object = { moderator: true }) =>
    callAs(services, moderationRouter, { account_id: member.id, ...own });
  const wait = () => services.setTime(new Date(services.clock().getTime() + 900_000));
  const write = (member: Member, text: string) => {
    wait();
    return as(member).create({ id: world.discovery.id, text });
  };
  const report = (member: Member, id: number) => {
    wait();
    return as(member).report({ id });
  };
  const listed = async () => (await moderate().comments({})).comments.map(({ id }) => id);
  const shown = async () => (await as(null).list({ id: world.discovery.id })).comments.map(({ text }) => text);
  const audit = async () => (await database.query("select action, subject, before, after from audit_log")).rows;

  once("are shown to moderators alone, the longest reported first, with their reporters", async () => {
    const [first, second] = [await write(world.ines, "One"), await write(world.theo, "Two")];
    await write(world.author, "Three");
    await report(world.author, second.id);
    await report(world.author, first.id);
    await report(world.theo, first.id);
    const { comments } = await moderate().comments({});
    expect(comments.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(comments[1]).toMatchObject({ text: "One", first_name: "Inès", may_decide: true });
    expect(comments[1]?.reporters.map(({ account_id }) => account_id)).toEqual([world.author.id, world.theo.id]);
    const page = await moderate().comments({ limit: 1 });
    expect(page.comments).toHaveLength(1);
    const rest = await moderate().comments({ limit: 1, continuation: page.continuation ?? "" });
    expect([rest.comments.map(({ id }) => id), rest.continuation]).toEqual([[first.id], null]);
    const other = moderate(world.ines, {});
    expect(await codeOf(other.comments({}))).toBe("forbidden");
    expect(await codeOf(other.judge({ id: first.id, judgement: "dismissed" }))).toBe("forbidden");
  });

  once("are counted for their author and their reporters until a moderator has judged", async () => {
    const { id } = await write(world.ines, "One");
    await report(world.author, id);
    await report(world.theo, id);
    const counts = async (member: Member) => {
      const { accounts } = await moderate().members({});
      const found = accounts.find((one) => one.id === member.id);
      return [found?.reports_received, found?.reports_made];
    };
    expect([await counts(world.ines), await counts(world.theo)]).toEqual([
      [2, 0],
      [0, 1],
    ]);
    await moderate().judge({ id, judgement: "dismissed" });
    expect(await counts(world.ines)).toEqual([0, 0]);
  });

  it("are deleted once, with a reason, for all viewers", async () => {
    const { id } = await write(world.ines, "An insult");
    expect(await codeOf(moderate().judge({ id, judgement: "deleted", reason: "Insult" }))).toBe("already_decided");
    await report(world.theo, id);
    expect(await codeOf(moderate().judge({ id, judgement: "deleted" }))).toBe("reason_required");
    expect(await moderate().judge({ id, judgement: "deleted", reason: " Insult " })).toBe(true);
    expect([await shown(), await listed()]).toEqual([[], []]);
    expect(await codeOf(moderate().judge({ id, judgement: "dismissed" }))).toBe("already_decided");
    expect(await codeOf(moderate().judge({ id: 999, judgement: "dismissed" }))).toBe("not_found");
    const change = { before: { reports: 1 }, after: { reason: "Insult" } };
    expect(await audit()).toEqual([{ action: "comment.delete", subject: `comment ${id}`, ...change }]);
  });

  once("stay, and later reports have no effect, once a moderator has dismissed the first", async () => {
    const { id } = await write(world.ines, "Too salty for me");
    await report(world.theo, id);
    const decided = await Promise.allSettled([
      moderate().judge({ id, judgement: "dismissed" }),
      moderate().judge({ id, judgement: "dismissed" }),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await report(world.author, id);
    expect([await shown(), await listed()]).toEqual([["Too salty for me"], []]);
    const { rows } = await database.query("select closed from comment_reports where comment_id = $1", [id]);
    expect(rows).toEqual([{ closed: true }, { closed: true }]);
    expect(await audit()).toMatchObject([{ action: "comment.dismiss", before: { reports: 1 } }]);
  });

  once("of a member who asked to be deleted can no longer be judged", async () => {
    const { id } = await write(world.ines, "Mine, and gone");
    await report(world.theo, id);
    await database.query("update accounts set deleted_at = now() where id = $1", [world.ines.id]);
    await database.db.transaction(async (tx) => recountComments(tx, await lockCommented(tx, world.ines.id)));
    for (const wish of [{ judgement: "dismissed" as const }, { judgement: "deleted" as const, reason: "Insult" }]) {
      expect(await codeOf(moderate().judge({ id, ...wish }))).toBe("not_found");
    }
    expect(await audit()).toEqual([]);
  });

  once("are not judged by a moderator who wrote them, but by an administrator even then", async () => {
    const { id } = await write(world.ines, "Mine");
    await report(world.theo, id);
    expect(await codeOf(moderate(world.ines).judge({ id, judgement: "dismissed" }))).toBe("own_comment");
    expect(await moderate(world.ines, { admin: true }).judge({ id, judgement: "dismissed" })).toBe(true);
  });
});
