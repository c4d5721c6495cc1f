import { type Random, between, sample, seededRandom } from "./makers/random.ts";
import { type DemoMember, demoMembers } from "./members.ts";

/** Who follows whom, by member ref. */
export interface DemoFollow {
  follower: string;
  followed: string;
}

const SEED = 404;

/** How many followers each badge attracts, relatively; an amateur is followed mainly by friends. */
const DRAW: Record<DemoMember["certification"], number> = {
  star: 6,
  gastronomic_critic: 5,
  food_critic: 5,
  influencer: 4,
  restaurant_owner: 2,
  staff: 2,
  amateur: 1,
};

/** Friends follow each other, so that discoveries for friends have readers. */
const FRIENDS: [string, string][] = [
  ["ines-gagnon", "noah-tremblay"],
  ["ines-gagnon", "camille-roy"],
  ["ines-gagnon", "zoe-lapointe"],
  ["ines-gagnon", "marcus-joseph"],
  ["ines-gagnon", "samir-haddad"],
  ["ines-gagnon", "rania-khoury"],
  ["noah-tremblay", "mei-lin-zhou"],
  ["noah-tremblay", "nadia-benali"],
  ["nadia-benali", "audrey-anne-simard"],
  ["mei-lin-zhou", "kenji-nakano"],
  ["min-ji-park", "kenji-nakano"],
  ["min-ji-park", "marcus-joseph"],
  ["gabriel-morin", "etienne-cote"],
  ["gabriel-morin", "zoe-lapointe"],
  ["camille-roy", "lea-fontaine"],
  ["rania-khoury", "karim-bouzid"],
  ["margot-pelletier", "paul-lavoie"],
  ["chiara-rossi", "yasmine-el-amrani"],
];

/** Up to `count` other members, drawn at random and weighted by their badges. */
const drawn = (random: Random, member: DemoMember, count: number): string[] => {
  const tickets = demoMembers
    .filter((other) => other.ref !== member.ref)
    .flatMap((other) => Array.from({ length: DRAW[other.certification] }, () => other.ref));
  return sample(random, tickets, count);
};

const followsOf = (): DemoFollow[] => {
  const random = seededRandom(SEED);
  const pairs = new Map<string, DemoFollow>();
  const add = (follower: string, followed: string) => pairs.set(`${follower}>${followed}`, { follower, followed });
  for (const [one, other] of FRIENDS) {
    add(one, other);
    add(other, one);
  }
  for (const member of demoMembers) {
    for (const followed of drawn(random, member, between(random, 4, 13))) add(member.ref, followed);
  }
  return [...pairs.values()];
};

/** Contains no pair twice, and nobody follows themselves. */
export const demoFollows: DemoFollow[] = followsOf();
