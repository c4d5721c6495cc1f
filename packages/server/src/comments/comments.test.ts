import { beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "../accounts/own/delete-account.ts";
import type { Db } from "../database/open-database.ts";
import { discoveriesRouter } from "../discoveries/discoveries.router.ts";
import { membersRouter } from "../members/members.router.ts";
import { seenDiscoveries } from "../search/found-things.ts";
import { callAs } from "../testing/call-as.ts";
import { codeOf, commentsAs, commentWorldOn, makeBlock, type Member } from "../testing/comment-world.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeRecommendation } from "../testing/make-world.queries.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";

/** The discovery as trends and searches show it. */
const seenOn = (db: Db, viewer: Member | null, id: number) =>
  seenDiscoveries(db, viewer && { account_id: viewer.id, session_id: 0, admin: false, moderator: false }, [id]);

describe.each(everyDatabase())("comments on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  const on = commentWorldOn(open);
  const { as, wait } = on;
  let id: number;
  let world: ReturnType<typeof on.world>;
  beforeEach(() => {
    world = on.world();
    id = world.discovery.id;
  });
  /** Writes a comment a quarter of an hour after the previous one, so that nothing counts as spam. */
  const write = (member: Member, text: string, parent_id: number | null = null) => {
    wait(900_000);
    return as(member).create({ id, text, parent_id });
  };
  const texts = async (viewer: Member | null, continuation?: string) =>
    (await as(viewer).list({ id, continuation })).comments.map(({ text, deleted }) => (deleted ? "(deleted)" : text));
  const counts = async () => {
    const { comments, root_comments } = await callAs(on.services(), discoveriesRouter).get({ id });
    return [comments, root_comments];
  };

  it("are listed newest first with their authors, and are counted", async () => {
    const first = await write(world.ines, "  Cooked to the second \n");
    const second = await write(world.author, "Thank you!");
    const answer = await write(world.theo, "Me too", first.id);
    expect(first).toMatchObject({
      text: "Cooked to the second",
      account_id: world.ines.id,
      first_name: "Inès",
      parent_id: null,
      response_count: 0,
      responses: [],
      deleted: false,
      blocked_by_author: false,
    });
    expect(first.date_creation).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(await texts(null)).toEqual(["Thank you!", "Cooked to the second"]);
    expect(await counts()).toEqual([3, 2]);
    const { recommendation, comments } = await as(null).list({ id });
    expect([recommendation.id, comments[1]?.response_count]).toEqual([id, 1]);
    expect(await as(null).responses({ id: first.id })).toEqual([answer]);
    expect((await as(null).preview({ id })).map((one) => one.id)).toEqual([second.id, first.id]);
  });

  once("have one level of answers: an answer to an answer is listed below the same top-level comment", async () => {
    const first = await write(world.ines, "One");
    const second = await write(world.theo, "Two", first.id);
    const third = await write(world.ines, "Three", second.id);
    expect(third.parent_id).toBe(first.id);
    expect((await as(null).responses({ id: first.id })).map(({ text }) => text)).toEqual(["Two", "Three"]);
    expect(await counts()).toEqual([3, 1]);
  });

  once("are paged without repeats or gaps, even when many are written at the same moment", async () => {
    const now = on.services().clock();
    const written = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        Promise.all([world.ines, world.theo].map((one) => as(one).create({ id, text: `${n} of ${one.id}` }))),
      ),
    );
    for (let n = 0; n < 35; n++) await write(n % 2 ? world.ines : world.theo, `More ${n}`);
    expect(new Set(written.flat().map(({ date_creation }) => date_creation)).size).toBe(10);
    const seen: number[] = [];
    let continuation: string | undefined;
    for (;;) {
      const { comments } = await as(null).list({ id, continuation });
      seen.push(...comments.map((one) => one.id));
      // Newer comments do not enter later pages.
      if (seen.length === 20) await write(world.author, "Meanwhile");
      if (comments.length < 20) break;
      continuation = comments.at(-1)?.date_creation;
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    expect(now < on.services().clock()).toBe(true);
  });

  once("list their answers by pages, oldest first, with new ones at the end", async () => {
    const first = await write(world.ines, "One");
    for (let n = 0; n < 22; n++) await write(n % 2 ? world.ines : world.theo, `Answer ${n}`, first.id);
    const answers = await as(null).responses({ id: first.id });
    expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, n) => `Answer ${n}`));
    await write(world.author, "Meanwhile", first.id);
    const rest = await as(null).responses({ id: first.id, continuation: answers.at(-1)?.date_creation });
    expect(rest.map(({ text }) => text)).toEqual(["Answer 20", "Answer 21", "Meanwhile"]);
    for (const far of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z"]) {
      expect(await as(null).responses({ id: first.id, continuation: far })).toHaveLength(far < "2" ? 20 : 0);
    }
    // PostgreSQL has no year 0.
    const none = { continuation: "0000-01-01T00:00:00Z" };
    expect(await codeOf(as(null).responses({ id: first.id, ...none }))).toBe("invalid_input");
    expect(await codeOf(as(null).list({ id, ...none }))).toBe("invalid_input");
  });

  once("can be deleted by their authors alone; one with answers keeps its place", async () => {
    const first = await write(world.ines, "One");
    const answer = await write(world.theo, "Two", first.id);
    const alone = await write(world.ines, "Alone");
    expect(await codeOf(as(world.theo).remove({ id: first.id }))).toBe("forbidden");
    expect(await codeOf(as(null).remove({ id: first.id }))).toBe("unauthorized");
    await as(world.ines).remove({ id: first.id });
    await as(world.ines).remove({ id: alone.id });
    expect(await texts(null)).toEqual(["(deleted)"]);
    expect(await counts()).toEqual([1, 0]);
    expect(await codeOf(as(world.ines).remove({ id: first.id }))).toBe("bad_comment_id");
    expect(await codeOf(as(world.theo).create({ id, text: "Three", parent_id: first.id }))).toBe("bad_parent_id");
    const { rows } = await on.database().query("select text from comments where id = $1", [first.id]);
    expect(rows).toEqual([{ text: "" }]);
    await as(world.theo).remove({ id: answer.id });
    expect([await texts(null), await counts()]).toEqual([[], [0, 0]]);
  });

  it("are found by their id together with their parent and their answers", async () => {
    const first = await write(world.ines, "One");
    const answer = await write(world.theo, "Two", first.id);
    await write(world.author, "Three", first.id);
    const context = (of: number, viewer: Member | null = null) => as(viewer).context({ id: of });
    expect(await context(first.id)).toMatchObject({
      comment: { id: first.id, responses: [{ text: "Two" }, { text: "Three" }] },
      recommendation: { id },
    });
    expect(await context(answer.id)).toMatchObject({ comment: { id: first.id, responses: [{ id: answer.id }] } });
    await as(world.theo).remove({ id: answer.id });
    expect([await context(answer.id), await context(2_147_483_647)]).toEqual([{}, {}]);
    await makeBlock(on.database().db, world.stranger.id, world.ines.id);
    expect(await context(first.id, world.stranger)).toEqual({});
  });

  once(
    "are hidden from members who blocked their author, and shown without text to others if the discovery's author did",
    async () => {
      const theirs = await write(world.ines, "Mine");
      await write(world.theo, "Yours");
      await makeBlock(on.database().db, world.theo.id, world.ines.id);
      expect(await texts(world.theo)).toEqual(["Yours"]);
      expect(await codeOf(as(world.theo).responses({ id: theirs.id }))).toBe("bad_comment_id");
      expect(await codeOf(as(world.theo).create({ id, text: "To you", parent_id: theirs.id }))).toBe("bad_parent_id");
      await makeBlock(on.database().db, world.author.id, world.ines.id);
      const readBy = async (viewer: Member | null) =>
        (await as(viewer).list({ id })).comments.map((one) => [one.text, one.blocked_by_author]);
      const [yours, mine, empty] = [
        ["Yours", false],
        ["Mine", true],
        ["", true],
      ];
      expect(await readBy(world.author)).toEqual([yours, mine]);
      expect(await readBy(world.ines)).toEqual([yours, mine]);
      expect(await readBy(null)).toEqual([yours, empty]);
    },
  );

  once("are counted for each viewer as that viewer sees them, wherever the discovery is shown", async () => {
    const first = await write(world.ines, "One");
    await write(world.author, "Below the blocked one's", first.id);
    const met = await write(world.author, "Two");
    await write(world.theo, "An answer", met.id);
    await write(world.ines, "An answer of the blocked one", met.id);
    const emptied = await write(world.theo, "Three");
    await write(world.ines, "Another", emptied.id);
    wait(900_000);
    await as(world.theo).remove({ id: emptied.id });
    const { db } = on.database();
    for (const blocker of [world.stranger, world.author]) await makeBlock(db, blocker.id, world.ines.id);
    const seen = async (viewer: Member | null) => {
      const calls = callAs(on.services(), discoveriesRouter, viewer && { account_id: viewer.id });
      const members = callAs(on.services(), membersRouter, viewer && { account_id: viewer.id });
      const lists = [
        (await calls.list({ variant: "fresh", limit: 50 })).recommendations,
        (await members.recommendations({ id: world.author.id })).recommendations,
        await seenOn(db, viewer, id),
      ];
      const { recommendation, comments } = await as(viewer).list({ id });
      const cards = [await calls.get({ id }), recommendation, ...lists.flat().filter((one) => one.id === id)];
      const answers = await Promise.all(comments.map((one) => as(viewer).responses({ id: one.id })));
      return {
        counts: [...new Set(cards.map((card) => `${card.comments} ${card.root_comments}`)), cards.length],
        answers: comments.map((one) => one.response_count),
        there: answers.map((one) => one.length),
      };
    };
    const all = { counts: ["6 2", 5], answers: [1, 2, 1], there: [1, 2, 1] };
    expect(await seen(world.stranger)).toEqual({ counts: ["2 1", 5], answers: [1], there: [1] });
    // The cached counts stay unchanged, and on their own discoveries authors see everybody.
    for (const viewer of [null, world.theo, world.ines, world.author]) expect(await seen(viewer)).toEqual(all);
    // Comments of hidden members are not counted, so they are not subtracted either.
    await deleteAccount(on.services(), world.ines.id);
    expect((await seen(world.stranger)).counts).toEqual(["2 1", 5]);
  });

  once("can be reported by members other than the author, and the report withdrawn", async () => {
    const { id: comment } = await write(world.ines, "One");
    const reportedBy = async (viewer: Member) => {
      const calls = callAs(on.services(), discoveriesRouter, { account_id: viewer.id });
      const members = callAs(on.services(), membersRouter, { account_id: viewer.id });
      const lists = [
        [await calls.get({ id })],
        (await calls.list({ variant: "fresh", limit: 50 })).recommendations,
        (await members.recommendations({ id: world.author.id })).recommendations,
        await seenOn(on.database().db, viewer, id),
      ];
      const told = lists.map((list) => JSON.stringify(list.find((one) => one.id === id)?.reported_comments));
      // Wherever the discovery is shown, it says the same (discoveries §1).
      expect(new Set(told).size).toBe(1);
      return JSON.parse(told[0] ?? "null") as number[];
    };
    const countReports = async (reported: number) =>
      (await on.database().query("select 1 from comment_reports where comment_id = $1", [reported])).rows.length;
    expect(await as(world.theo).report({ id: comment })).toBe(true);
    expect([await reportedBy(world.theo), await reportedBy(world.author)]).toEqual([[comment], []]);
    expect((await as(world.theo).list({ id })).recommendation.reported_comments).toEqual([comment]);
    expect(await as(world.theo).report({ id: comment })).toBe(false);
    expect(await reportedBy(world.theo)).toEqual([]);
    expect(await codeOf(as(world.ines).report({ id: comment }))).toBe("own_comment");
    expect(await codeOf(as(null).report({ id: comment }))).toBe("unauthorized");
    // Two concurrent calls of one member are two toggles, one after the other, and never two reports.
    const both = await Promise.all([1, 2].map(() => as(world.theo).report({ id: comment })));
    expect(new Set(both)).toEqual(new Set([false, true]));
    await Promise.all(Array.from({ length: 3 }, () => as(world.theo).report({ id: comment })));
    expect(await reportedBy(world.theo)).toEqual([comment]);
    expect(await countReports(comment)).toBe(1);
    await as(world.theo).report({ id: comment });
    // Two members at once make two reports.
    await Promise.all([world.theo, world.author].map((one) => as(one).report({ id: comment })));
    expect([await reportedBy(world.theo), await reportedBy(world.author)]).toEqual([[comment], [comment]]);
    expect(await countReports(comment)).toBe(2);
    await as(world.ines).remove({ id: comment });
    expect(await codeOf(as(world.theo).report({ id: comment }))).toBe("bad_comment_id");
  });

  once("cannot be found on a discovery that the viewer may not see", async () => {
    const hidden = [
      { visibility: "private" },
      { visibility: "friends" },
      { status: "pending" },
      { status: "draft" },
    ] as const;
    for (const own of hidden) {
      const { id: unseen } = await makeRecommendation(on.database().db, world.author.id, own);
      const calls = as(world.ines);
      expect(await codeOf(calls.list({ id: unseen }))).toBe("bad_recommendation_id");
      expect(await codeOf(calls.preview({ id: unseen }))).toBe("bad_recommendation_id");
      expect(await codeOf(calls.create({ id: unseen, text: "Hello" }))).toBe("bad_recommendation_id");
    }
    const { id: comment } = await write(world.ines, "One");
    await on.database().query("update recommendations set visibility = 'private' where id = $1", [id]);
    // A second process, whose caches are empty.
    const elsewhere = commentsAs(makeServices({ ...on.database() }), world.theo);
    expect(await elsewhere.context({ id: comment })).toEqual({});
    expect(await codeOf(elsewhere.report({ id: comment }))).toBe("bad_comment_id");
  });

  once(
    "on a discovery that is pending again can be neither reported nor answered, but deleted by their authors",
    async () => {
      const { id: comment } = await write(world.ines, "One");
      await on.database().query("update recommendations set status = 'pending' where id = $1", [id]);
      expect(await codeOf(as(world.author).report({ id: comment }))).toBe("bad_comment_id");
      wait(900_000);
      expect(await codeOf(as(world.author).create({ id, text: "Two", parent_id: comment }))).toBe(
        "bad_recommendation_id",
      );
      expect(await codeOf(as(world.ines).remove({ id: comment }))).toBe("done");
    },
  );

  once("show no text to others in any list once the discovery's author has blocked their writer", async () => {
    const first = await write(world.theo, "First");
    const answer = await write(world.ines, "Insult", first.id);
    const alone = await write(world.ines, "Another");
    await write(world.theo, "Below it", alone.id);
    await makeBlock(on.database().db, world.author.id, world.ines.id);
    const read = async (viewer: Member | null) => {
      const calls = as(viewer);
      const context = await calls.context({ id: answer.id });
      const said = [
        ...(await calls.preview({ id })),
        ...(await calls.list({ id })).comments,
        ...(await calls.responses({ id: first.id })),
        ...("comment" in context ? context.comment.responses : []),
      ];
      return said.filter((one) => one.account_id === world.ines.id).map((one) => one.text);
    };
    for (const other of [null, world.theo, world.stranger]) expect(await read(other)).toEqual(["", "", "", ""]);
    expect(await read(world.author)).toEqual(["Another", "Another", "Insult", "Insult"]);
  });
});
