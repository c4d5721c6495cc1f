import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Visibility, VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { deleteAccount } from "../accounts/own/delete-account.ts";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { commentsRouter } from "../comments/comments.router.ts";
import { publishingRouter } from "../discoveries/publishing/publishing.router.ts";
import { callAs } from "../testing/call-as.ts";
import { commentsAs, type CommentWorld, makeCommentWorld, type Member } from "../testing/comment-world.ts";
import { disconnected, listen, type Listening } from "../testing/listen.ts";
import { makeAccount, makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { forgetAnnouncements, testRedis } from "../testing/test-redis.ts";
import { blockMember } from "./block-member.ts";

const redisUrl = await testRedis();

/** What happens to a listener after they opened the discovery, which was public then. */
const LISTENERS = [
  "visitor",
  "stranger",
  "follower",
  "followed",
  "friend",
  "blocks the author",
  "blocked by the author",
  "blocks the writer",
  "blocked by the writer",
  "admin",
  "moderator",
  "suspended",
] as const;
type ListenerKind = (typeof LISTENERS)[number];

/** discoveries §4, comments §26, members §12: who is notified of a comment on a discovery with this visibility. */
const hears = (kind: ListenerKind, visibility: Visibility): boolean =>
  (visibility === "public" || (visibility === "friends" && (kind === "friend" || kind.endsWith("the writer")))) &&
  kind !== "blocks the writer";

describe.each(testDatabases())("live events on %s", ({ open, kind: database_kind }) => {
  const shared = database_kind === "postgresql" && redisUrl ? { redisUrl } : {};
  let database: Database;
  let world: CommentWorld;
  let here: Listening;
  let there: Listening;
  let others: Member[];
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
    others = [];
  });
  afterEach(async () => {
    await here.close();
    if (there !== here) await there.close();
  });

  const memberOf = async (own: { admin?: boolean; moderator?: boolean } = {}): Promise<Member> => {
    const made = await makeAccount(database.db, { phone_verified: true, ...own });
    others.push(made);
    return made;
  };
  /** Two devices of a member, one on each host, or two of a visitor. */
  const devicesOf = async (member: Member | null, id = world.discovery.id) =>
    Promise.all(
      [here, there].map(async (host) => {
        const client = await host.connectComments(member && (await openSession(host.services, member.id, {})));
        expect(
          await client.emitWithAck("join_recommendation_comments", { accountId: null, recommendationId: id }),
        ).toEqual({ ok: true });
        const heard = vi.fn<(event: string, given: { comment?: { text: string } }) => void>();
        client.onAny(heard);
        const texts = () => heard.mock.calls.flatMap(([, given]) => given?.comment?.text ?? []);
        const events = () => heard.mock.calls.map(([event]) => event);
        return { client, texts, events };
      }),
    );
  type Devices = Awaited<ReturnType<typeof devicesOf>>;
  const write = (by: Member, text: string, parent_id: number | null = null) =>
    commentsAs(here.services, by).create({ id: world.discovery.id, text, parent_id });
  /** Waits until the author's devices on both hosts have received this text, and with it everything sent before. */
  const settled = (witness: Devices, text: string) =>
    Promise.all(witness.map(({ texts }) => vi.waitFor(() => expect(texts()).toContain(text), 5_000)));

  async function becomes(kind: ListenerKind, { id }: Member, writer: Member): Promise<void> {
    const { db } = database;
    const author = world.author.id;
    const friends = kind === "friend" || kind.endsWith("the writer");
    if (kind === "follower" || friends) await makeFollow(db, id, author);
    if (kind === "followed" || friends) await makeFollow(db, author, id);
    if (kind === "blocks the author") await blockMember(here.services, id, author);
    if (kind === "blocked by the author") await blockMember(here.services, author, id);
    if (kind === "blocks the writer") await blockMember(here.services, id, writer.id);
    if (kind === "blocked by the writer") await blockMember(here.services, writer.id, id);
    if (kind === "suspended") {
      const until = new Date("2099-01-01T00:00:00Z");
      await database.query("update accounts set suspended_until = $1, suspension_reason = 'Rude' where id = $2", [
        until,
        id,
      ]);
    }
  }

  for (const visibility of VISIBILITIES) {
    it(`of comments on a discovery that is now ${visibility} reach, on both hosts, whoever a call would show them to`, async () => {
      const writer = visibility === "private" ? world.author : world.ines;
      await makeFollow(database.db, world.author.id, world.ines.id);
      const witness = await devicesOf(world.author);
      const listeners = [];
      for (const kind of LISTENERS) {
        const member =
          kind === "visitor" ? null : await memberOf({ admin: kind === "admin", moderator: kind === "moderator" });
        listeners.push({ kind, member, devices: await devicesOf(member) });
      }
      for (const { kind, member } of listeners) if (member) await becomes(kind, member, writer);
      await callAs(here.services, publishingRouter, { account_id: world.author.id }).changeVisibility({
        id: world.discovery.id,
        visibility,
      });
      await write(writer, "What is heard");
      await write(world.author, "The last words");
      await settled(witness, "The last words");
      const heard = [];
      const met = [];
      const wanted = [];
      for (const { kind, member, devices } of listeners) {
        const [one, other] = devices.map(({ texts }) => texts().includes("What is heard"));
        heard.push([kind, one, other]);
        const caller = member && { account_id: member.id, admin: kind === "admin", moderator: kind === "moderator" };
        const list = await callAs(here.services, commentsRouter, caller)
          .list({ id: world.discovery.id })
          .catch(() => ({ comments: [] }));
        met.push([kind, list.comments.some(({ text }) => text === "What is heard")]);
        // A block between the author and a member hides nothing from either but the blocked one's comments.
        const told = kind === "blocks the author" && writer.id === world.author.id ? false : hears(kind, visibility);
        wanted.push([kind, told]);
      }
      expect(heard).toEqual(wanted.map(([kind, told]) => [kind, told, told]));
      expect(met).toEqual(wanted);
    });
  }

  it("of a block make open screens of the blocker's discovery, and the blocker's own screens elsewhere, reload", async () => {
    await write(world.ines, "Soon without its words");
    const elsewhere = await makeRecommendation(database.db, world.theo.id);
    await makeFollow(database.db, world.ines.id, world.theo.id);
    await commentsAs(here.services, world.ines).create({ id: elsewhere.id, text: "Elsewhere", parent_id: null });
    const visitor = await devicesOf(null);
    const own = await devicesOf(world.author, elsewhere.id);
    const stranger = await devicesOf(world.stranger, elsewhere.id);
    await blockMember(here.services, world.author.id, world.ines.id);
    for (const { events } of [...visitor, ...own]) {
      await vi.waitFor(() => expect(events()).toEqual(["comments_changed"]), 5_000);
    }
    const list = await commentsAs(there.services, null).list({ id: world.discovery.id });
    expect(list.comments.map(({ text, blocked_by_author }) => [text, blocked_by_author])).toEqual([["", true]]);
    await blockMember(here.services, world.author.id, world.ines.id);
    for (const { events } of [...visitor, ...own]) {
      await vi.waitFor(() => expect(events()).toEqual(["comments_changed", "comments_changed"]), 5_000);
    }
    for (const { events } of stranger) expect(events()).toEqual([]);
  });

  it("of a deletion end the member's sockets on both hosts, and make open screens reload", async () => {
    await write(world.ines, "Soon gone");
    const visitor = await devicesOf(null);
    const leaving = await devicesOf(world.ines);
    const activity = await there.connectActivity(await openSession(there.services, world.ines.id, {}), () => {});
    const gone = [...leaving.map(({ client }) => client), activity].map(disconnected);
    await deleteAccount(here.services, world.ines.id);
    await Promise.all(gone);
    for (const { events } of visitor) await vi.waitFor(() => expect(events()).toEqual(["comments_changed"]), 5_000);
    const { recommendation, comments } = await commentsAs(there.services, null).list({ id: world.discovery.id });
    expect([recommendation.comments, comments]).toEqual([0, []]);
  });

  it("of an answer do not reach a member who blocked its author", async () => {
    const said = await write(world.theo, "Asked");
    const devices = await Promise.all(
      [here, there].map(async (host) => {
        const heard = vi.fn<(event: string, given: unknown) => void>();
        await host.connectActivity(await openSession(host.services, world.theo.id, {}), heard);
        return heard;
      }),
    );
    const senders = (heard: (typeof devices)[number]) =>
      heard.mock.calls.flatMap(([event, given]) =>
        event === "new_notification" ? (given as { json: { sender_id: number } }).json.sender_id : [],
      );
    await write(world.ines, "Answered", said.id);
    for (const heard of devices) await vi.waitFor(() => expect(senders(heard)).toEqual([world.ines.id]), 5_000);
    await blockMember(here.services, world.theo.id, world.ines.id);
    await write(world.ines, "Answered again", said.id);
    await write(world.author, "By another", said.id);
    for (const heard of devices) {
      await vi.waitFor(() => expect(senders(heard)).toEqual([world.ines.id, world.author.id]), 5_000);
      // The blocked member's earlier notifications are no longer counted.
      expect(heard.mock.lastCall).toEqual(["unread_count", 1]);
    }
  });
});
