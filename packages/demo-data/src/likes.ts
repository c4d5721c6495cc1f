import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";

import { type DemoDiscovery, demoDiscoveries } from "./discoveries.ts";
import { demoFollows } from "./follows.ts";
import { type Random, between, sample, seededRandom } from "./makers/random.ts";
import { type DemoMember, demoMembers } from "./members.ts";

/** Who likes which discovery, by refs. */
export interface DemoLike {
  member: string;
  discovery: string;
  /** Hours before the first start; later than the discovery. */
  hours_ago: number;
}

const SEED = 812;

const follows = new Set(demoFollows.map(({ follower, followed }) => `${follower}>${followed}`));
const areFriends = (one: string, other: string) => follows.has(`${one}>${other}`) && follows.has(`${other}>${one}`);

/** The rule of the product; in addition, nobody in the demo likes their own discoveries. */
const mayLike = (member: DemoMember, { author, status, visibility }: DemoDiscovery): boolean =>
  member.ref !== author && mayInteract({ status, visibility, own: false, friends: areFriends(member.ref, author) });

/** The author's followers first, then some other members; a new discovery has had less time to be liked. */
const fansOf = (random: Random, discovery: DemoDiscovery): DemoMember[] => {
  const readers = demoMembers.filter((member) => mayLike(member, discovery));
  const close = readers.filter((member) => follows.has(`${member.ref}>${discovery.author}`));
  const age = Math.min(1, 0.25 + discovery.hours_ago / 48);
  const others = sample(random, readers, Math.round(between(random, 1, 14) * age));
  return [...new Set([...sample(random, close, Math.round(close.length * (0.3 + random() * 0.6) * age)), ...others])];
};

const likesOf = (): DemoLike[] => {
  const random = seededRandom(SEED);
  return demoDiscoveries.flatMap((discovery) =>
    fansOf(random, discovery).map(({ ref }) => ({
      member: ref,
      discovery: discovery.ref,
      // Most likes come in the first days. Two decimals are a resolution of half a minute.
      hours_ago:
        Math.round((discovery.hours_ago - Math.min(discovery.hours_ago, 72) * (0.02 + random() * 0.9)) * 100) / 100,
    })),
  );
};

export const demoLikes: DemoLike[] = likesOf();
