import { setTimeout as pause } from "node:timers/promises";
import type { CommentsClientEvents, CommentsServerEvents } from "@tablee/contract/comments/comments.events";
import { COMMENTS_NAMESPACE } from "@tablee/contract/comments/comments.events";
import { io, type Socket } from "socket.io-client";
import { type Spread, spreadOf } from "./spread.ts";
import { as, ask, type Facts } from "./targets.ts";

type Reader = Socket<CommentsServerEvents, CommentsClientEvents>;

/** The number of screens on which one discovery is open. */
export const SCREENS = 50;
/** Comments written per second, evenly spread. */
export const PER_SECOND = 10;
/** The minimum number of comments: with fewer, the 99th percentile would be the maximum. */
const LEAST = 200;
/** The first ones load code and plan statements for the later ones: they are written but not counted. */
const WAKING = 10;
/** A member who writes more within a minute is refused as spam, and the previous minute of the bench counts too. */
const BY_EACH = 4;
/** The writers: generated members who are verified and follow the author (load-data.ts). */
export const writerEmail = (place: number): string => `author-${place}@bench.tablee.test`;

/** The time until every open screen has a comment, from sending it and from its answer. */
export interface CommentFanOut {
  sent: Spread;
  answered: Spread;
  lost: number;
}

/** Opens the screens, alternating between the processes. */
async function openScreens(urls: readonly string[], id: number, hear: (comment: number) => void): Promise<Reader[]> {
  const screens: Reader[] = [];
  for (let at = 0; at < SCREENS; at += 1) {
    const url = `${urls[at % urls.length]}${COMMENTS_NAMESPACE}`;
    const screen: Reader = io(url, { transports: ["websocket"], forceNew: true });
    const place = { accountId: null, recommendationId: id };
    const joined = await screen.timeout(20_000).emitWithAck("join_recommendation_comments", place);
    if (!joined.ok) throw new Error(`A screen was not let in: ${joined.code}`);
    screen.on("new_comment", ({ comment }) => hear(comment.id));
    screens.push(screen);
  }
  return screens;
}

/** `first` is the index of the first writer for this run, because no member may write again within a minute. */
export async function commentFanOut(
  urls: readonly string[],
  { commented }: Facts,
  seconds: number,
  first: number,
): Promise<CommentFanOut> {
  const [url = ""] = urls;
  const count = Math.max(seconds * PER_SECOND, LEAST) + WAKING;
  const writers: Record<string, string>[] = [];
  for (let at = 0; at * BY_EACH < count; at += 1) writers.push(await as(url, writerEmail(first + at)));
  const shown = new Map<number, number[]>();
  const screens = await openScreens(urls, commented, (comment) => {
    shown.set(comment, [...(shown.get(comment) ?? []), performance.now()]);
  });
  // Makes the texts differ from those of the last run, if the database was kept.
  const run = Date.now();
  const written: { id: number; turn: number; sent: number; answered: number }[] = [];
  const write = async (turn: number): Promise<void> => {
    const headers = { ...writers[turn % writers.length], "idempotency-key": crypto.randomUUID() };
    const body = { text: `The crust holds to the last bite, ${run} ${first} ${turn}`, parent_id: null };
    const sent = performance.now();
    const path = `${url}/api/client/comment/recommendation/create/${commented}`;
    const { id } = (await ask(path, headers, body)) as { id: number };
    written.push({ id, turn, sent, answered: performance.now() });
  };
  const all: Promise<void>[] = [];
  try {
    for (let turn = 0; turn < count; turn += 1) {
      const writing = write(turn);
      // The error is reported where all of them are awaited; unhandled, it would end this process before its hosts.
      writing.catch(() => {});
      all.push(writing);
      await pause(1_000 / PER_SECOND);
    }
    await Promise.all(all);
    await pause(1_000);
  } finally {
    for (const screen of screens) screen.disconnect();
  }
  const counted = written.filter(({ turn }) => turn >= WAKING);
  const seen = counted.flatMap(({ id, sent, answered }) => {
    const times = shown.get(id) ?? [];
    if (times.length < SCREENS) return [];
    const last = Math.max(...times);
    return [{ sent: last - sent, answered: Math.max(0, last - answered) }];
  });
  return {
    sent: spreadOf(seen.map((one) => one.sent)),
    answered: spreadOf(seen.map((one) => one.answered)),
    lost: counted.length - seen.length,
  };
}
