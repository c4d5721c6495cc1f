import { singular } from "./food-words.ts";
import type { Query, QueryPart } from "./read-query.ts";
import { SMALL_WORDS } from "./small-words.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

/** What can be found: a restaurant, a dish, a discovery, a member. */
export interface Findable {
  /** Its folded names, words parted by blanks: one for each language it has one in. */
  names: readonly string[];
  /** Its other folded words: cuisines, tags, place, author. */
  words: readonly string[];
  /** What a place says that it serves: folded cuisines, words parted by blanks. Missing: it is no place. */
  served?: readonly string[];
  /** Metres from where it is looked for; null: it is nowhere. */
  metres: number | null;
  /** Grows with how many like it. */
  popularity: number;
}

/** What a word with slips is worth, by their number. */
const WITH_SLIPS = [1, 0.8, 0.65];
/** The same where what was typed is a word by itself: "brunch" hardly means "branch". */
const RATHER_NOT = 0.5;

/** One in the plural and one in the singular. */
const SAME_WORD = 0.98;

/** With fewer letters than this nothing is a slip. */
const SHORTEST_SLIP = 3;

/** How far from what was typed a word may be to count, from 0 (not at all) to 1 (the same). `known`: it is a word. */
export function closeness(typed: string, word: string, known = false): number {
  if (typed === word) return 1;
  if (singular(typed) === singular(word)) return SAME_WORD;
  // Nobody misspells "that", and half of all texts hold it.
  if (SMALL_WORDS.has(word)) return 0;
  if (word.startsWith(typed)) return 0.82 + (0.13 * typed.length) / word.length;
  // A letter may be missing of a word of four.
  const most = typed.length < SHORTEST_SLIP ? 0 : slipsAllowed(word.length > typed.length ? word : typed);
  if (most === 0) return 0;
  // "begels" is "bagel" with one slip.
  const slips = slipsBetween(singular(typed), singular(word), most);
  return slips > most ? 0 : (WITH_SLIPS[slips] ?? 0) * (known ? RATHER_NOT : 1);
}

/** A word that is not of the name counts less. */
const BESIDE_NAME = 0.7;

/** How near a word of an entry comes to something, from 0 to 1; asked of the same few words for many entries. */
type Near = (word: string) => number;

const remembered = (near: Near): Near => {
  const seen = new Map<string, number>();
  return (word) => {
    let value = seen.get(word);
    if (value === undefined) seen.set(word, (value = near(word)));
    return value;
  };
};

/** Other words for what was typed are no slips of anything. */
const sameAs = (typed: string): Near => {
  const one = singular(typed);
  return remembered((word) => (typed === word || one === singular(word) ? 1 : 0));
};

/** How a part of a query is compared: by what stands for it in a word, and in several that must all be there. */
interface PartCompared {
  word: Near;
  phrases: readonly { words: readonly Near[]; worth: number }[];
  /** What it is called where it is something to eat, in the singular. */
  dishes: ReadonlySet<string>;
}

const NOWHERE_NEAR: Near = () => 0;

/** A typed word; where it is something to eat and all that was typed, what only begins so or almost is so counts half. */
const asTyped = (typed: string, known: boolean, isFood: boolean): Near =>
  remembered((word) => {
    const near = closeness(typed, word, known);
    return isFood && near < SAME_WORD ? Math.min(near, RATHER_NOT) : near;
  });

const inSingular = (phrase: string): string => phrase.split(" ").map(singular).join(" ");
/** Another word for the same is worth this much at least; what only goes with it less (read-query.ts). */
const THE_SAME = 0.9;

function comparedPart(part: QueryPart, isFood: boolean): PartCompared {
  const { words, known, others } = part;
  const same = [words, ...others.filter(({ worth }) => worth >= THE_SAME).map((other) => other.words)];
  const ways = [
    { words: words.map((typed) => asTyped(typed, known, isFood)), worth: 1 },
    ...others.map((other) => ({ words: other.words.map(sameAs), worth: other.worth })),
  ];
  const single = ways.filter((way) => way.words.length === 1);
  return {
    word: remembered((word) =>
      single.reduce((most, { words: [near = NOWHERE_NEAR], worth }) => Math.max(most, worth * near(word)), 0),
    ),
    phrases: ways.filter((way) => way.words.length > 1),
    dishes: new Set(part.isFood ? same.map((one) => inSingular(one.join(" "))) : []),
  };
}

/** A query made ready to be held against many entries. */
interface Compared {
  query: Query;
  parts: readonly PartCompared[];
  /** Whether a word of a name was meant by one of the typed ones, from 0 to 1. */
  meant: Near;
  /** Whether one thing to eat was typed and nothing else: what only begins so was hardly meant. */
  isFood: boolean;
}

/** So few letters are rather the beginning of a name, though they are a dish: "sub" of Subway. */
const SHORT = 3;

function comparedQuery(query: Query): Compared {
  const isFood = query.phrase.length > SHORT && query.parts.length === 1 && query.parts.every((part) => part.isFood);
  const typed = query.phrase
    .split(" ")
    .map((word) => (isFood ? sameAs(word) : (other: string) => closeness(word, other)));
  return {
    query,
    parts: query.parts.map((part) => comparedPart(part, isFood)),
    meant: remembered((word) => Math.max(...typed.map((near) => near(word)))),
    isFood,
  };
}

const best = (words: readonly string[], near: Near): number => {
  let most = 0;
  for (const word of words) most = Math.max(most, near(word));
  return most;
};

/** What stands beside a name cannot outdo what its name has: most entries are read no further. */
function anywhere(near: Near, name: readonly string[], beside: readonly string[]): number {
  const named = best(name, near);
  return named >= BESIDE_NAME ? named : Math.max(named, BESIDE_NAME * best(beside, near));
}

/** A phrase is as good as its worst word: all of "ice cream" must be there. */
const partMatch = ({ word, phrases }: PartCompared, name: readonly string[], beside: readonly string[]): number =>
  phrases.reduce(
    (most, { words, worth }) =>
      worth <= most ? most : Math.max(most, worth * Math.min(...words.map((near) => anywhere(near, name, beside)))),
    anywhere(word, name, beside),
  );

const WHOLE_NAME = 0.5;
const BEGINS_SO = 0.15;
/** How much of the name was meant: "Subway" is rather Subway than Subway Station Café. */
const COVERED = 0.2;

/** A name that is all but what was typed is rather meant than one that has its words. */
const LIKE_NAME = 0.15;
const LIKE_UP_TO = 3;

/** What says that it serves just that is meant before what only has the word: "Le Poisson Rouge" may be a bar. */
const SERVED_THERE = 0.15;
/** Without the word in its name it counts more than any other word beside a name. */
const SERVED = 0.95;

/** What begins as typed is all that was typed, however little of its last word stands there. */
const BEGINNING = 0.97;

/** How well something answers a query: 0 not at all, 1 every word as it is written, more where that is its whole name. */
const matchScore = (compared: Compared, { names, words, served = [] }: Findable): number => {
  const dishes = served.map(inSingular);
  const isServed = compared.parts.map((part) => dishes.some((dish) => part.dishes.has(dish)));
  const beside = compared.query.named ? [] : words;
  return Math.max(0, ...names.map((name) => scoreOfName(compared, { name, beside, isServed })));
};

/** One name of what is found, with what is known of it besides. */
interface Held {
  name: string;
  beside: readonly string[];
  /** For each part of the query whether just that is served there. */
  isServed: readonly boolean[];
}

function scoreOfName({ query: { phrase }, parts, meant, isFood }: Compared, held: Held): number {
  const { name, beside, isServed } = held;
  const words = name.split(" ");
  const match = (part: PartCompared, at: number): number =>
    isServed[at] ? SERVED_THERE + Math.max(SERVED, partMatch(part, words, beside)) : partMatch(part, words, beside);
  const sum = parts.reduce((total, part, at) => total + match(part, at), 0) / parts.length;
  if (sum === 0) return 0;
  const covered = words.filter((word) => meant(word) > 0).length / words.length;
  const slips = slipsBetween(phrase, name, LIKE_UP_TO);
  const like = Math.max(0, 1 - slips / (LIKE_UP_TO + 1));
  const begins = name.startsWith(isFood ? `${phrase} ` : phrase) || name === phrase;
  return (
    Math.max(sum, begins ? BEGINNING : 0) +
    (name === phrase ? WHOLE_NAME : 0) +
    (begins ? BEGINS_SO : 0) +
    LIKE_NAME * like +
    COVERED * covered
  );
}

/** Differences smaller than this are none: then the nearer one comes first. */
const SAME_MATCH = 0.03;
/** Further than anything on earth. */
const NOWHERE = 1e8;
/** Metres up to which places are as near as each other. */
const NEAR_BANDS = [1_000, 3_000, 10_000, 50_000];

const bandOf = (metres: number | null): number => {
  const band = metres === null ? -1 : NEAR_BANDS.findIndex((most) => metres <= most);
  return band < 0 ? NEAR_BANDS.length : band;
};

/** How well something answers a query, as far as that puts it before or behind others. */
export interface MatchRank {
  score: number;
  band: number;
  popularity: number;
  metres: number | null;
}

/** The best first: by match, then nearness, then likes (search §3). */
export const compareMatches = (a: MatchRank, b: MatchRank): number =>
  b.score - a.score || a.band - b.band || b.popularity - a.popularity || (a.metres ?? NOWHERE) - (b.metres ?? NOWHERE);

/** The best first, with their ranks. What does not match at all is left out. */
export function rankedMatches<Found extends Findable>(
  query: Query,
  found: readonly Found[],
): { one: Found; rank: MatchRank }[] {
  const compared = comparedQuery(query);
  return found
    .map((one) => {
      const { metres, popularity } = one;
      const score = Math.round(matchScore(compared, one) / SAME_MATCH);
      return { one, rank: { score, band: bandOf(metres), popularity, metres } };
    })
    .filter(({ rank }) => rank.score > 0)
    .toSorted((a, b) => compareMatches(a.rank, b.rank));
}

/** The same without their ranks. */
export const rankMatches = <Found extends Findable>(query: Query, found: readonly Found[]): Found[] =>
  rankedMatches(query, found).map(({ one }) => one);
