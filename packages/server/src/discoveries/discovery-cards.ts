import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { Db } from "../database/open-database.ts";
import { UntilChanged } from "../database/until-changed.ts";
import { keepAnswer } from "../http/kept-answers.ts";
import { readCards } from "./discovery.queries.ts";
import { discoveryView } from "./discovery-view.ts";

/** Some three thousand bytes each. */
const MAX_CARDS = 3_000;

const cards = new UntilChanged<number, Discovery>(MAX_CARDS, (topic, kept) => {
  const [kind, id] = topic.split(":");
  if (id === undefined) return kept.clear();
  if (kind === "recommendation") return void kept.delete(Number(id));
  for (const [key, card] of kept) if (card.restaurant_id === Number(id)) kept.delete(key);
});

/** Discoveries as they travel, whoever may see them: the same for every viewer. Those that are gone are missing. */
export const discoveryCards = (db: Db, ids: readonly number[]): Promise<Map<number, Discovery>> =>
  cards.getMany(db, ids, async (missing) => {
    const rows = await readCards(db, missing);
    return new Map([...rows].map(([id, row]) => [id, keepAnswer(discoveryView(row))]));
  });

/** A like anywhere can move any page. */
const pages = new UntilChanged<string, DiscoveryPage>(300, (_topic, kept) => kept.clear());

/** A page that is the same for all visitors; `key` says which. */
export const visitorPage = (db: Db, key: string, make: () => Promise<DiscoveryPage>): Promise<DiscoveryPage> =>
  pages.get(db, key, async () => keepAnswer(await make()));
