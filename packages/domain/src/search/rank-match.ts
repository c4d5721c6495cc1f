import { singular } from "./food-words.ts";
import type { Query, QueryPart } from "./read-query.ts";
import { SMALL_WORDS } from "./small-words.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

/** Anything that can be found: a restaurant, a dish, a discovery, a member. */
export interface Findable {
  /** Its folded names, one for each language that it has a name in, with words separated by spaces. */
  names: readonly string[];
  /** Its other folded words: cuisines, tags, place, author. */
  words: readonly string[];
  /** The cuisines that a place states, folded, with words separated by spaces. Missing if it is not a place. */
  served?: readonly string[];
  /** Distance in metres from the search position; null if its own position is unknown. */
  metres: number | null;
  /** Increases with the number of likes. */
  popularity: number;
}

/** The value of a match, by its number of slips. */
const WITH_SLIPS = [1, 0.8, 0.65];
/** The factor for a slip if the typed text is a word of its own: "brunch" hardly means "branch". */
const RATHER_NOT = 0.5;

/** The value if only the number differs, singular or plural. */
const SAME_WORD = 0.98;

/** Typed words shorter than this are never matched with slips. */
const SHORTEST_SLIP = 3;

/**
 * How well a word matches a typed one, from 0 (not at all) to 1 (identical). `known` means that the typed text is
 * itself a known word.
 */
export function closeness(typed: string, word: string, known = false): number {
  if (typed === word) return 1;
  if (singular(typed) === singular(word)) return SAME_WORD;
  // Small words such as "that" are rarely misspelt, and half of all texts contain them.
  if (SMALL_WORDS.has(word)) return 0;
  if (word.startsWith(typed)) return 0.82 + (0.13 * typed.length) / word.length;
  // The longer word decides, so that a word of four letters may lack one.
  const most = typed.length < SHORTEST_SLIP ? 0 : slipsAllowed(word.length > typed.length ? word : typed);
  if (most === 0) return 0;
  // Compared in the singular: "begels" is "bagel" with one slip.
  const slips = slipsBetween(singular(typed), singular(word), most);
  return slips > most ? 0 : (WITH_SLIPS[slips] ?? 0) * (known ? RATHER_NOT : 1);
}

/** The factor for a match in a word outside the name. */
const BESIDE_NAME = 0.7;

/**
 * Rates how well a word matches something, from 0 to 1. Results are cached, since many entries contain the same words.
 */
type Near = (word: string) => number;

const remembered = (near: Near): Near => {
  const seen = new Map<string, number>();
  return (word) => {
    let value = seen.get(word);
    if (value === undefined) seen.set(word, (value = near(word)));
    return value;
  };
};

/** Synonyms are matched exactly, without slips. */
const sameAs = (typed: string): Near => {
  const one = singular(typed);
  return remembered((word) => (typed === word || one === singular(word) ? 1 : 0));
};

/** A part of a query prepared for comparison: single words, and phrases whose words must all match. */
interface PartCompared {
  word: Near;
  phrases: readonly { words: readonly Near[]; worth: number }[];
  /** Its names in the singular, if it is food. */
  dishes: ReadonlySet<string>;
}

const NOWHERE_NEAR: Near = () => 0;

/** Matches a typed word. If the whole query is one kind of food, prefixes and slips count only half. */
const asTyped = (typed: string, known: boolean, isFood: boolean): Near =>
  remembered((word) => {
    const near = closeness(typed, word, known);
    return isFood && near < SAME_WORD ? Math.min(near, RATHER_NOT) : near;
  });

const inSingular = (phrase: string): string => phrase.split(" ").map(singular).join(" ");
/** The minimum worth of a synonym; related dishes are worth less (read-query.ts). */
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

/** A query prepared for comparison with many entries. */
interface Compared {
  query: Query;
  parts: readonly PartCompared[];
  /** How well a word of a name matches one of the typed words, from 0 to 1. */
  meant: Near;
  /** Whether the query is a single kind of food, so that a mere prefix was hardly meant. */
  isFood: boolean;
}

/** A query this short is more likely the start of a name, even if it is a dish: "sub" of Subway. */
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

/**
 * The best match in the name or, with a lower value, in the other words. Those are skipped if they could not exceed the
 * name's match.
 */
function anywhere(near: Near, name: readonly string[], beside: readonly string[]): number {
  const named = best(name, near);
  return named >= BESIDE_NAME ? named : Math.max(named, BESIDE_NAME * best(beside, near));
}

/** A phrase is rated by its worst word: all of "ice cream" must be present. */
const partMatch = ({ word, phrases }: PartCompared, name: readonly string[], beside: readonly string[]): number =>
  phrases.reduce(
    (most, { words, worth }) =>
      worth <= most ? most : Math.max(most, worth * Math.min(...words.map((near) => anywhere(near, name, beside)))),
    anywhere(word, name, beside),
  );

const WHOLE_NAME = 0.5;
const BEGINS_SO = 0.15;
/** The bonus for how much of the name was typed: "Subway" means Subway rather than Subway Station Café. */
const COVERED = 0.2;

/** The bonus for a name that is almost identical to the typed text. */
const LIKE_NAME = 0.15;
const LIKE_UP_TO = 3;

/** The bonus for a place that states this cuisine: "Le Poisson Rouge" may be a bar. */
const SERVED_THERE = 0.15;
/**
 * The value of a stated cuisine without the word in the name; it is higher than that of any other word outside a name.
 */
const SERVED = 0.95;

/** The value of a name that starts with the typed text, even if its last word was only begun. */
const BEGINNING = 0.97;

/**
 * How well an entry answers a query: 0 for not at all, 1 if every word matches exactly, more if they are its whole
 * name.
 */
const matchScore = (compared: Compared, { names, words, served = [] }: Findable): number => {
  const dishes = served.map(inSingular);
  const isServed = compared.parts.map((part) => dishes.some((dish) => part.dishes.has(dish)));
  const beside = compared.query.named ? [] : words;
  return Math.max(0, ...names.map((name) => scoreOfName(compared, { name, beside, isServed })));
};

/** One name of an entry, with what else is known about the entry. */
interface Held {
  name: string;
  beside: readonly string[];
  /** For each part of the query, whether the place states it as a cuisine. */
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

/** Scores are rounded to this step, so that the distance decides between almost equal matches. */
const SAME_MATCH = 0.03;
/** Farther than anything on earth, in metres. */
const NOWHERE = 1e8;
/** Distances in metres; within the same band places count as equally near. */
const NEAR_BANDS = [1_000, 3_000, 10_000, 50_000];

const bandOf = (metres: number | null): number => {
  const band = metres === null ? -1 : NEAR_BANDS.findIndex((most) => metres <= most);
  return band < 0 ? NEAR_BANDS.length : band;
};

/** The criteria by which matches are sorted. */
export interface MatchRank {
  score: number;
  band: number;
  popularity: number;
  metres: number | null;
}

/** Sorts the best first: by match, then distance, then likes (search §3). */
export const compareMatches = (a: MatchRank, b: MatchRank): number =>
  b.score - a.score || a.band - b.band || b.popularity - a.popularity || (a.metres ?? NOWHERE) - (b.metres ?? NOWHERE);

/** The matches with their ranks, best first. Entries that do not match at all are left out. */
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

/** The same without the ranks. */
export const rankMatches = <Found extends Findable>(query: Query, found: readonly Found[]): Found[] =>
  rankedMatches(query, found).map(({ one }) => one);
