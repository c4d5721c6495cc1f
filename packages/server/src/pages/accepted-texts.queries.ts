import { OWN_TERMS } from "@tablee/domain/pages/article";
import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { articles } from "./articles.table.ts";

/** The published revisions of the product's own texts that whoever creates an account accepts; null: none is shown. */
export interface AcceptedTexts {
  terms_revision: number | null;
  privacy_revision: number | null;
}

/** Returns them as readers see them now (accounts §19). */
export async function readAcceptedTexts(db: Queryable): Promise<AcceptedTexts> {
  const own = and(eq(articles.kind, "terms"), eq(articles.section, OWN_TERMS));
  const rows = await db
    .select({ slug: articles.slug, revision: articles.published_revision })
    .from(articles)
    .where(and(own, inArray(articles.slug, ["terms", "privacy"])));
  const revisionOf = (slug: string) => rows.find((row) => row.slug === slug)?.revision ?? null;
  return { terms_revision: revisionOf("terms"), privacy_revision: revisionOf("privacy") };
}
