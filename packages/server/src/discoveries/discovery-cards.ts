import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { ChangeTopic } from "../database/changes.ts";
import type { Db } from "../database/open-database.ts";
import { UntilChanged } from "../database/until-changed.ts";
import { keepAnswer } from "../http/kept-answers.ts";
import { readCards } from "./discovery.queries.ts";
import { TOPICS_OF_MANY, topicsOfDiscovery } from "./discovery-topics.ts";
import { discoveryView } from "./discovery-view.ts";

/** Some three thousand bytes each. */
const MAX_CARDS = 3_000;

const shows = (card: Discovery, topic: ChangeTopic): boolean => topicsOfDiscovery(card).includes(topic);

const cards = new UntilChanged<number, Discovery>(MAX_CARDS, (topic, kept) => {
  if (TOPICS_OF_MANY.includes(topic)) return kept.clear();
  const [kind, id] = topic.split(":");
  if (kind === "recommendation" || kind === "likes") return void kept.delete(Number(id));
  if (kind !== "restaurant") return undefined;
  for (const [key, card] of Array.from(kept)) if (shows(card, topic)) kept.delete(key);
  return undefined;
});

/** Discoveries as they travel, whoever may see them: the same for every viewer. Those that are gone are missing. */
export const discoveryCards = (db: Db, ids: readonly number[]): Promise<Map<number, Discovery>> =>
  cards.getMany(db, ids, async (missing) => {
    const rows = await readCards(db, missing);
    return new Map([...rows].map(([id, row]) => [id, keepAnswer(discoveryView(row))]));
  });

interface KeptPage {
  page: DiscoveryPage;
  /** Whether likes put its list in order: one anywhere can move any of its pages. */
  by_likes: boolean;
}

const pages = new UntilChanged<string, KeptPage>(300, (topic, kept) => {
  if (TOPICS_OF_MANY.includes(topic)) return kept.clear();
  const like = topic.startsWith("likes:");
  for (const [key, { page, by_likes }] of Array.from(kept)) {
    if ((like && by_likes) || page.recommendations.some((card) => shows(card, topic))) kept.delete(key);
  }
});

/** A page that is the same for all visitors; `key` says which. */
export const visitorPage = async (
  db: Db,
  key: string,
  by_likes: boolean,
  make: () => Promise<DiscoveryPage>,
): Promise<DiscoveryPage> =>
  (await pages.get(db, key, async () => ({ page: keepAnswer(await make()), by_likes }))).page;
