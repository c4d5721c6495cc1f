import type { Services } from "../services.ts";
import { productPages } from "./first-texts/product-pages.ts";
import { termsTexts } from "./first-texts/terms.ts";
import { plantArticles, type PlantedArticle } from "./plant-articles.ts";

/** Adds the pages that the product links to, each only once (pages §4). */
export async function plantFirstTexts(
  { database, clock }: Pick<Services, "database" | "clock">,
  others: readonly PlantedArticle[] = [],
): Promise<void> {
  const published_at = clock();
  const texts = [...productPages, ...termsTexts].map((text) => ({ ...text, published_at }));
  await database.db.transaction((tx) => plantArticles(tx, [...texts, ...others]));
}
