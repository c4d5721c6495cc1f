import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { commentsAs, type CommentWorld, makeBlock, makeCommentWorld, type Member } from "../testing/comment-world.ts";
import { type CommentsClient, listen, type Listening, nextComment } from "../testing/listen.ts";
import { makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { forgetAnnouncements, testRedis } from "../testing/test-redis.ts";

const redisUrl = await testRedis();

describe.each(testDatabases())("sockets of comments on %s", ({ open, kind }) => {
  const shared = kind === "postgresql" && redisUrl ? { redisUrl } : {};
  let database: Database;
  let world: CommentWorld;
  let here: Listening;
  let there: Listening;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    if (shared.redisUrl) await forgetAnnouncements(shared.redisUrl, database);
    await database.close();
  });
  beforeEach(async () => {
    here = await listen(database, shared);
    // The embedded database belongs to one process.
    there = shared.redisUrl ? await listen(database, shared) : here;
    world = await makeCommentWorld(database);
  });
  afterEach(async () => {
    await here.close();
    if (there !== here) await there.close();
  });

  const openFor = async (host: Listening, member: Member | null): Promise<CommentsClient> =>
    host.connectComments(member && (await openSession(host.services, member.id, {})));
  const joins = (client: CommentsClient, recommendationId: number) =>
    client.emitWithAck("join_recommendation_comments", { accountId: null, recommendationId });
  let n = 0;
  const write = (by: Member, id = world.discovery.id, parent_id: number | null = null) =>
    commentsAs(here.services, by).create({ id, text: `Text ${++n}`, parent_id });
  /** A reader on the other host who has already received something said here. */
  const reader = async (member: Member | null) => {
    const client = await openFor(there, member);
    expect(await joins(client, world.discovery.id)).toEqual({ ok: true });
    const heard = vi.fn<(event: string, given: unknown) => void>();
    client.onAny(heard);
    return { client, heard };
  };

  it("send each new and each deleted comment to visitors and members on every host, once", async () => {
    const { client, heard } = await reader(null);
    const warm = await write(world.author);
    await vi.waitFor(
      () =>
        expect(heard).toHaveBeenLastCalledWith("new_comment", {
          recommendation_id: world.discovery.id,
          comment: warm,
          parent: null,
        }),
      5_000,
    );
    const answer = await write(world.ines, world.discovery.id, warm.id);
    const gone = nextComment(client, "delete_comment");
    await commentsAs(here.services, world.ines).remove({ id: answer.id });
    expect(await gone).toBe(answer.id);
    expect(heard.mock.calls.slice(1)).toEqual([
      [
        "new_comment",
        { recommendation_id: world.discovery.id, comment: answer, parent: { ...warm, response_count: 1 } },
      ],
      ["delete_comment", answer.id, { recommendation_id: world.discovery.id, parent_id: warm.id }],
    ]);
    client.emit("leave_recommendation_comments", {});
    await client.emitWithAck("join_recommendation_comments", { accountId: null, recommendationId: 2_147_483_647 });
    heard.mockClear();
    const witness = await reader(world.theo);
    await write(world.theo);
    await vi.waitFor(() => expect(witness.heard).toHaveBeenCalled());
    expect(heard).not.toHaveBeenCalled();
  });

  it("send nobody the comments of a discovery that they may not see, or no longer may", async () => {
    const stranger = await openFor(here, world.stranger);
    const { id } = await makeRecommendation(database.db, world.author.id, { visibility: "friends" });
    expect(await joins(stranger, id)).toEqual({ ok: false, code: "not_found" });
    expect(await joins(await openFor(here, null), id)).toEqual({ ok: false, code: "not_found" });
    await makeFollow(database.db, world.author.id, world.ines.id);
    const friend = await openFor(here, world.ines);
    expect(await joins(friend, id)).toEqual({ ok: true });
    const [heard, heardByAuthor] = [vi.fn(), vi.fn()];
    friend.on("new_comment", heard);
    await write(world.ines, id);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));

    // No longer friends: the socket is still open, and receives nothing.
    await database.query("delete from follows where follower_id = $1 and followed_id = $2", [
      world.author.id,
      world.ines.id,
    ]);
    const author = await openFor(here, world.author);
    author.on("new_comment", heardByAuthor);
    await joins(author, id);
    await write(world.author, id);
    await vi.waitFor(() => expect(heardByAuthor).toHaveBeenCalledTimes(1));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("send no comments of a blocked member to the blocker, except on the blocker's own discovery", async () => {
    const blocker = await openFor(here, world.theo);
    await joins(blocker, world.discovery.id);
    const witness = await openFor(here, null);
    await joins(witness, world.discovery.id);
    await makeBlock(database.db, world.theo.id, world.ines.id);
    const heard = vi.fn();
    blocker.on("new_comment", heard);
    const seen = nextComment(witness, "new_comment");
    const said = await write(world.ines);
    await seen;
    // Nor what others answer to them, because the event contains their words.
    const answered = nextComment(witness, "new_comment");
    await write(world.author, world.discovery.id, said.id);
    await answered;
    expect(heard).not.toHaveBeenCalled();
  });

  it("can follow only a limited number of discoveries at once", async () => {
    const socket = await openFor(here, null);
    const ids = await Promise.all(
      Array.from({ length: 51 }, async () => (await makeRecommendation(database.db, world.author.id, {})).id),
    );
    const answers: boolean[] = [];
    for (const id of ids) answers.push((await joins(socket, id)).ok);
    expect(answers.filter((ok) => !ok)).toHaveLength(1);
    expect(await joins(socket, ids[0] ?? 0)).toEqual({ ok: true });
    socket.emit("leave_recommendation_comments", { recommendationId: ids[0] ?? 0 });
    expect(await joins(socket, ids[50] ?? 0)).toEqual({ ok: true });
  });
});
