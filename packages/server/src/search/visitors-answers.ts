import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import type { Db } from "../database/open-database.ts";
import { TopicNumbers } from "../database/kept/topic-numbers.ts";
import { UntilChanged } from "../database/kept/until-changed.ts";
import { TOPICS_OF_MANY, topicsOfDiscovery } from "../discoveries/discovery-topics.ts";
import { keepPacked, sizeOfPacked } from "../http/kept-answers.ts";
import type { FoundList } from "./found-list.ts";

/** Compressed answers, which are stored outside the heap: room for thousands, each up to 80 kB uncompressed. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The size of a cache entry besides its text and topics: its key and the promise. */
const BESIDE_BYTES = 1_600;

interface KeptAnswer {
  answer: SearchAnswer;
  /** The topics of what it shows. */
  topics: TopicNumbers;
}

/** The topics of everything in an answer, so that it is evicted at once if any of it is hidden, renamed or sold out. */
function topicsOf({ accounts, recommendations, restaurant_items, restaurants }: SearchAnswer): TopicNumbers {
  return new TopicNumbers([
    ...accounts.map(({ id }) => `member:${id}` as const),
    ...recommendations.flatMap((row) => [...topicsOfDiscovery(row), `member:${row.account_id}` as const]),
    ...restaurant_items.map(({ restaurant_id }) => `restaurant:${restaurant_id}` as const),
    ...restaurants.map(({ id }) => `restaurant:${id}` as const),
  ]);
}

const answers = new UntilChanged<string, KeptAnswer>(
  MOST_BYTES,
  (topic, kept) => {
    if (TOPICS_OF_MANY.includes(topic)) return kept.clear();
    for (const [key, { topics }] of Array.from(kept)) if (topics.has(topic)) kept.delete(key);
    return undefined;
  },
  ({ answer, topics }) => sizeOfPacked(answer) + BESIDE_BYTES + topics.size,
);

/** Numbers for lists of hits: answers are cached per list, and another list gets another number. */
const numbers = new WeakMap<FoundList, number>();
let last = 0;
function numberOf(found: FoundList): number {
  let number = numbers.get(found);
  if (number === undefined) numbers.set(found, (number = last += 1));
  return number;
}

/**
 * A visitor's answer with its compressed text, made once for all who find the same from the same place with the same
 * accents (`written`). It stays cached as long as the hits do (found-before.ts), and no longer than what it shows is
 * unchanged.
 */
export async function visitorsAnswer(
  db: Db,
  found: FoundList,
  here: { latitude: number; longitude: number } | null,
  written: readonly string[],
  make: () => Promise<SearchAnswer>,
): Promise<SearchAnswer> {
  const key = `${numberOf(found)} ${here ? `${here.latitude},${here.longitude}` : ""} ${written.join(" ")}`;
  const { answer } = await answers.get(db, key, async () => {
    const made = await make();
    return { answer: await keepPacked(made), topics: topicsOf(made) };
  });
  return answer;
}
