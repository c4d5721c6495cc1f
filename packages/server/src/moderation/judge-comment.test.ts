import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { codeOf, commentsAs, type CommentWorld, makeCommentWorld, type Member } from "../testing/comment-world.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { moderationRouter } from "./moderation.router.ts";

describe.each(everyDatabase())("reported comments on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: CommentWorld;
  let moderator: Member;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query("truncate accounts, recommendations, audit_log restart identity cascade");
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

  it("are for moderators alone, the longest reported first, with who reports them", async () => {
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

  it("are deleted for a reason, once, before everybody", async () => {
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

  it("stand for good once a moderator lets them", async () => {
    const { id } = await write(world.ines, "Too salty for me");
    await report(world.theo, id);
    const decided = await Promise.allSettled([
      moderate().judge({ id, judgement: "dismissed" }),
      moderate().judge({ id, judgement: "dismissed" }),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await report(world.author, id);
    expect([await shown(), await listed()]).toEqual([["Too salty for me"], []]);
    expect(await audit()).toMatchObject([{ action: "comment.dismiss", before: { reports: 1 } }]);
  });

  it("are not judged by who wrote them, but by an administrator", async () => {
    const { id } = await write(world.ines, "Mine");
    await report(world.theo, id);
    expect(await codeOf(moderate(world.ines).judge({ id, judgement: "dismissed" }))).toBe("own_comment");
    expect(await moderate(world.ines, { admin: true }).judge({ id, judgement: "dismissed" })).toBe(true);
  });
});
