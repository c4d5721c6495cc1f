import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import type { Db } from "../database/open-database.ts";
import { TopicNumbers } from "../database/kept/topic-numbers.ts";
import { UntilChanged } from "../database/kept/until-changed.ts";
import { TOPICS_OF_MANY, topicsOfDiscovery } from "../discoveries/discovery-topics.ts";
import { keepPacked, sizeOfPacked } from "../http/kept-answers.ts";
import type { FoundList } from "./found-list.ts";

/** Packed texts of answers, which lie outside of the heap: room for thousands, of which one has up to 80 kB unpacked. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What a kept answer takes beside its text and its topics: its key, and what answers in its place. */
const BESIDE_BYTES = 1_600;

interface KeptAnswer {
  answer: SearchAnswer;
  /** What it shows. */
  topics: TopicNumbers;
}

/** Everything that an answer shows, so that whatever is hidden, renamed or sold out leaves it at once. */
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

/** What was found, by its number: what is kept of it is for nobody who finds other things. */
const numbers = new WeakMap<FoundList, number>();
let last = 0;
function numberOf(found: FoundList): number {
  let number = numbers.get(found);
  if (number === undefined) numbers.set(found, (number = last += 1));
  return number;
}

/**
 * The answer of a visitor, made once for all who find the same from the same place by the same accents (`written`), with
 * its packed text. It lasts as long as what was found does (found-before.ts), and no longer than what it shows.
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
