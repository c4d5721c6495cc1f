import type { TermsSection } from "@tablee/contract/pages/pages.schema";
import { type Both, OWN_TERMS } from "@tablee/domain/pages/article";
import { queryOptions } from "@tanstack/react-query";
import type { Orpc } from "../../../api/query-options.ts";

/** Returns the owner of the terms that an address means. */
export const sourceOf = (group: string | undefined): string => group ?? OWN_TERMS;

/** The sections of terms; the server returns none for unknown values. */
export const termsQuery = (orpc: Orpc, source: string, type: string) =>
  queryOptions(orpc.pages.terms.queryOptions({ input: { source, type } }));

/** Parses a field of a section: the call has both languages as one JSON text (pages §7). */
export function bothOf(json: TermsSection["name"]): Both {
  const { en = "", fr = "" } = JSON.parse(json) as Partial<Both>;
  return { en, fr };
}
