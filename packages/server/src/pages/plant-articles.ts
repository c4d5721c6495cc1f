import type { ArticlePlace } from "@tablee/domain/pages/article";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { insertArticle, insertVersion, type Written } from "./articles.queries.ts";

/** An article that comes with the product or with the demo. */
export interface PlantedArticle extends ArticlePlace, Written {
  published_at: Date;
}

/** Publishes the articles whose place is free: what administrators have changed or withdrawn stays as it is. */
export async function plantArticles(tx: Queryable, planted: readonly PlantedArticle[]): Promise<number> {
  let added = 0;
  for (const { kind, section, slug, published_at, ...written } of planted) {
    const id = await insertArticle(tx, { kind, section, slug }, { published_at, at: published_at });
    if (id === null) continue;
    added += 1;
    await insertVersion(tx, { ...written, article_id: id, revision: 1, account_id: null, at: published_at });
  }
  if (added > 0) await notifyChange(tx, "articles");
  return added;
}
