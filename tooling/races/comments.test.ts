import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { makeBlock, makeCommentWorld } from "@tablee/server/testing/comment-world";
import { makeAccount, makeFollow } from "@tablee/server/testing/make-world.queries";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Arena, type Member, openArena, postgresql, tell, times } from "./arena.ts";
import type { Answer } from "./calls.ts";
import { untilAllReady } from "./healthy.ts";
import { canServe, ownRedis, type PrivateServer } from "./private-servers.ts";
import { Reader } from "./reader.ts";

/** Nobody may write more than five comments within a minute (comments §17). */
const BY_EACH = 4;
const WRITERS = times(8);
const HEARD_MS = 10_000;

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe.runIf(postgresql && canServe.redis)("comments on two processes", () => {
  let redis: PrivateServer;
  let arena: Arena;
  let discovery: number;
  let author: Member;
  let writers: Member[];
  let readers: Reader[] = [];
  beforeAll(async () => {
    redis = await ownRedis();
    arena = await openArena(2, { redis: redis.url });
  });
  afterAll(async () => {
    await arena?.close();
    await redis?.close();
  });
  beforeEach(async () => {
    const { db } = arena.database;
    const world = await makeCommentWorld(arena.database);
    discovery = world.discovery.id;
    author = await arena.signIn({ account_id: world.author.id });
    const made = await Promise.all(range(WRITERS).map(() => makeAccount(db, { phone_verified: true })));
    for (const { id } of made) await makeFollow(db, id, world.author.id);
    writers = await Promise.all(made.map(({ id }) => arena.signIn({ account_id: id })));
  });
  afterEach(() => {
    for (const reader of readers) reader.close();
    readers = [];
  });

  const read = async (host: number, who: Member | null = null): Promise<Reader> => {
    const reader = new Reader(arena.hosts[host]!.url, who?.token ?? null);
    readers.push(reader);
    await reader.join(discovery);
    return reader;
  };
  const write = (host: number, by: Member, text: string, own: { parent_id?: number; key?: string } = {}) =>
    arena.at(host, "POST", `/client/comment/recommendation/create/${discovery}`, {
      token: by.token,
      key: own.key ?? randomUUID(),
      body: { text, parent_id: own.parent_id ?? null },
    });
  const idOf = ({ status, body }: Answer): number => {
    expect([status, body.code]).toEqual([200, undefined]);
    return body.id ?? 0;
  };
  const listed = async (host: number): Promise<number[]> => {
    const { body } = await arena.at(host, "GET", `/client/comments/recommendation/${discovery}`);
    return (body as { comments?: { id: number }[] }).comments?.map(({ id }) => id) ?? [];
  };
  const stored = async () => {
    const { rows } = await arena.database.query<{ all: number; counted: number; answers: number; told: number }>(
      `select (select count(*)::int from comments where recommendation_id = $1 and deleted_at is null) as all,
        (select comments from recommendations where id = $1) as counted,
        (select coalesce(sum(response_count), 0)::int from comments where recommendation_id = $1) as answers,
        (select count(*)::int from notifications where recommendation_id = $1 and account_id = $2) as told`,
      [discovery, author.account_id],
    );
    return rows[0]!;
  };
  /** Waits until comments written on each process arrive on the other, and writes comments to find out. */
  const untilLinked = async (...screens: Reader[]): Promise<void> => {
    for (const end = performance.now() + HEARD_MS; performance.now() < end;) {
      const said = [0, 1].map(async (host) => idOf(await write(host, await newWriter(), `Are you there, ${host}`)));
      const ids = await Promise.all(said);
      await pause(300);
      if (screens.every(({ heard }) => ids.every((id) => heard.has(id)))) return;
    }
    throw new Error("The processes do not hear of each other");
  };
  const newWriter = async (): Promise<Member> => {
    const { id } = await makeAccount(arena.database.db, { phone_verified: true });
    await makeFollow(arena.database.db, id, author.account_id);
    return arena.signIn({ account_id: id });
  };
  const untilAllHeard = async (screens: readonly Reader[], ids: readonly number[]): Promise<void> => {
    for (const end = performance.now() + HEARD_MS; performance.now() < end; await pause(20)) {
      if (screens.every(({ heard }) => ids.every((id) => heard.has(id)))) return;
    }
  };

  it("appear once on every screen of both with the comment they answer, disappear from all when deleted, and are hidden from whoever blocks their writer", async () => {
    const [blocked, shunning] = [writers[0]!, await arena.member()];
    await makeBlock(arena.database.db, shunning.account_id, blocked.account_id);
    const screens = await Promise.all([read(0), read(1), read(0, author), read(1, author)]);
    const shunned = await Promise.all([read(0, shunning), read(1, shunning)]);
    await untilLinked(...screens);
    const before = await stored();

    const first = await Promise.all(writers.map(async (by, at) => idOf(await write(at % 2, by, `First ${at}`))));
    const answers = await Promise.all(
      range(WRITERS * (BY_EACH - 1)).map(async (at) => {
        const parent_id = first[(at * 7) % first.length]!;
        return { parent_id, id: idOf(await write(at % 2, writers[at % WRITERS]!, `Answer ${at}`, { parent_id })) };
      }),
    );
    const ids = [...first, ...answers.map(({ id }) => id)];
    await untilAllHeard(screens, ids);
    for (const { heard } of screens) {
      expect(ids.map((id) => heard.get(id)?.times)).toEqual(ids.map(() => 1));
      expect(answers.map(({ id }) => heard.get(id)?.parent)).toEqual(answers.map(({ parent_id }) => parent_id));
    }
    const unmet = ids.filter((id) => screens[0].heard.get(id)!.writers.includes(blocked.account_id));
    expect(unmet.length).toBeGreaterThan(BY_EACH - 1);
    for (const { heard } of shunned) {
      expect(unmet.filter((id) => heard.has(id))).toEqual([]);
      expect(ids.filter((id) => !heard.has(id))).toEqual(unmet);
    }
    const now = await stored();
    expect(now).toEqual({ ...now, all: before.all + ids.length, counted: now.all, answers: answers.length });
    expect(now.told).toBe(now.all);

    // Two devices delete each of them at once, one on each process: it is deleted once and announced once.
    const going = first.filter((_, at) => at % 2 === 0).toSorted((a, b) => a - b);
    const ends = await Promise.all(
      going.flatMap((id) =>
        [0, 1].map((host) => {
          const { token } = writers[first.indexOf(id)]!;
          return arena.at(host, "DELETE", `/client/comment/recommendation/${id}`, { token });
        }),
      ),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(going.length);
    for (const end = performance.now() + HEARD_MS; performance.now() < end; await pause(20)) {
      if (screens.every(({ deleted }) => deleted.length >= going.length)) break;
    }
    for (const { deleted } of screens) expect(deleted.toSorted((a, b) => a - b)).toEqual(going);
    for (const { deleted } of shunned) expect(deleted).not.toContain(first[0]);
    expect(await stored()).toMatchObject({ all: now.all - going.length, counted: now.all - going.length });
    tell(`${ids.length} comments and ${going.length} deletions on ${screens.length} screens, each once`);
  });

  it("survive a killed process: each request makes one comment, and a reconnected reader receives those of both again", async () => {
    const [near, far] = [await read(0), await read(1)];
    await untilLinked(near, far);
    const before = await stored();
    const wishes = writers.flatMap((by, at) => range(BY_EACH).map((turn) => ({ by, at, turn, key: randomUUID() })));
    let again = 0;
    const insist = async ({ by, at, turn, key }: (typeof wishes)[number]): Promise<{ id: number; host: number }> => {
      const text = `Wish ${at} ${turn}`;
      await pause(Math.random() * 600);
      const one = await write((at + turn) % 2, by, text, { key });
      if (one.status === 200) return { id: idOf(one), host: (at + turn) % 2 };
      again += 1;
      return { id: idOf(await write(0, by, text, { key })), host: -1 };
    };
    const [said] = await Promise.all([Promise.all(wishes.map(insist)), pause(300).then(() => arena.kill(1))]);
    expect(new Set(said.map(({ id }) => id)).size).toBe(wishes.length);
    const here = said.filter(({ host }) => host === 0).map(({ id }) => id);
    await untilAllHeard([near], here);
    expect(here.filter((id) => near.heard.get(id)?.times !== 1)).toEqual([]);
    const now = await stored();
    expect([now.all, now.counted]).toEqual([before.all + wishes.length, now.all]);

    await arena.restart(1);
    const back = await read(1);
    expect(await listed(1)).toEqual(await listed(0));
    await untilLinked(near, back);
    tell(`${wishes.length} wishes, ${again} of them asked for again after the kill`);
  });

  it("are saved while Redis is away, announced on their own process, and on both once it is back", async () => {
    const [near, far] = [await read(0), await read(1)];
    await untilLinked(near, far);
    await redis.kill();
    const began = performance.now();
    const alone = await Promise.all(writers.map(async (by, at) => idOf(await write(0, by, `Without ${at}`))));
    const took = performance.now() - began;
    await untilAllHeard([near], alone);
    expect(alone.filter((id) => near.heard.get(id)?.times !== 1)).toEqual([]);
    // The other process returns them on request, and none of its earlier answers is cached.
    expect(await listed(1)).toEqual(await listed(0));
    expect((await listed(1)).length).toBeGreaterThanOrEqual(alone.length);
    await redis.start();
    await untilAllReady(arena);
    await untilLinked(near, far);
    tell(`${alone.length} comments without Redis in ${Math.round(took)} ms`);
  });
});
