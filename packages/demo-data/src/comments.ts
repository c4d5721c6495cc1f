import { commentRefusal } from "@tablee/domain/comments/comment-refusal";
import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";

import { canal } from "./comments/canal.ts";
import { centre } from "./comments/centre.ts";
import { east } from "./comments/east.ts";
import { mileEnd } from "./comments/mile-end.ts";
import { north } from "./comments/north.ts";
import { owners } from "./comments/owners.ts";
import { plateau } from "./comments/plateau.ts";
import type { Talk, Thread } from "./comments/talk.ts";
import { westAndRiver } from "./comments/west-and-river.ts";
import { type DemoDiscovery, demoDiscoveries } from "./discoveries.ts";
import { demoFollows } from "./follows.ts";
import { type Random, sample, seededRandom } from "./makers/random.ts";
import { type DemoMember, demoMembers } from "./members.ts";

/** A member's comment on a discovery. Refs name both, and the top-level comment that it answers. */
export interface DemoComment {
  ref: string;
  member: string;
  discovery: string;
  parent: string | null;
  text: string;
  /** Hours before the first start; later than the discovery and than the comment it answers. */
  hours_ago: number;
}

const SEED = 3_207;
/** People talk about new things: threads start within TALK_HOURS, and an answer takes at most ANSWER_HOURS. */
const TALK_HOURS = 110;
const ANSWER_HOURS = 9;

const follows = new Set(demoFollows.map(({ follower, followed }) => `${follower}>${followed}`));
const areFriends = (one: string, other: string) => follows.has(`${one}>${other}`) && follows.has(`${other}>${one}`);

/** The rule of the product (comments §2). The test checks the texts. */
const mayComment = (member: DemoMember, { author, status, visibility }: DemoDiscovery): boolean => {
  const own = member.ref === author;
  return (
    commentRefusal({
      phone_verified: member.phone_verified,
      text: null,
      discovery: mayInteract({ status, visibility, own, friends: areFriends(member.ref, author) }),
      parent: null,
      blocked: false,
      follows: own || follows.has(`${member.ref}>${author}`),
      for_the_place: false,
      spam: false,
    }) === null
  );
};

/** A discovery with its readers, who may comment, and those who have. */
interface Place {
  discovery: DemoDiscovery;
  readers: DemoMember[];
  said: Set<string>;
}

/** Chooses who speaks next: preferably somebody who speaks the language and has not commented here yet. */
const speakerOf = (random: Random, { discovery, readers, said }: Place, { language }: Thread, thread: Set<string>) => {
  const free = sample(random, readers, readers.length).filter(({ ref }) => !thread.has(ref));
  const rank = (one: DemoMember) => (said.has(one.ref) ? 2 : 0) + (one.speaks === language ? 0 : 1);
  const [first] = free.toSorted((one, other) => rank(one) - rank(other));
  if (!first) throw new Error(`Nobody is left to talk of "${discovery.ref}"`);
  return first.ref;
};

const rounded = (hours: number): number => Math.round(hours * 10_000) / 10_000;

function threadOf(random: Random, place: Place, thread: Thread, begins: number): DemoComment[] {
  const { author, ref } = place.discovery;
  const speakers = new Set<string>();
  const made: DemoComment[] = [];
  let hours_ago = begins;
  for (const [turn, marked] of thread.says.entries()) {
    const [first] = made;
    const [mark] = marked;
    const again = mark === "^" ? first?.member : undefined;
    const member = mark === "@" ? author : (again ?? speakerOf(random, place, thread, speakers));
    speakers.add(member);
    place.said.add(member);
    if (turn > 0) hours_ago -= Math.min(hours_ago, ANSWER_HOURS) * (0.06 + random() * 0.5);
    made.push({
      ref: first ? `${first.ref}.${turn}` : `${ref} ${rounded(begins)}`,
      member,
      discovery: ref,
      parent: first?.ref ?? null,
      text: mark === "@" || mark === "^" ? marked.slice(1) : marked,
      hours_ago: rounded(hours_ago),
    });
  }
  return made;
}

const talkOf = (random: Random, { discovery: ref, threads }: Talk): DemoComment[] => {
  const discovery = demoDiscoveries.find((one) => one.ref === ref);
  if (!discovery) throw new Error(`The demo has no "${ref}" to talk of`);
  const readers = demoMembers.filter((one) => one.ref !== discovery.author && mayComment(one, discovery));
  const place: Place = { discovery, readers, said: new Set() };
  return threads.flatMap((thread, turn) => {
    const share = (turn + 0.15 + random() * 0.6) / threads.length;
    const begins = discovery.hours_ago - Math.min(discovery.hours_ago, TALK_HOURS) * share ** 1.6;
    return threadOf(random, place, thread, begins);
  });
};

const commentsOf = (): DemoComment[] => {
  const random = seededRandom(SEED);
  return [...plateau, ...mileEnd, ...centre, ...canal, ...north, ...east, ...westAndRiver, ...owners].flatMap((one) =>
    talkOf(random, one),
  );
};

/** The members' comments on discoveries: questions and answers, thanks, and sometimes a different opinion. */
export const demoComments: DemoComment[] = commentsOf();
