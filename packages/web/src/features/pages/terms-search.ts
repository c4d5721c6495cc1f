import { MAX_SLUG } from "@tablee/domain/pages/article-kinds";

export interface TermsSearch {
  /** The group whose terms they are; absent: the product's own. */
  group?: string | undefined;
  /** The only section to show. */
  type?: string | undefined;
}

const word = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= MAX_SLUG ? value : undefined;

/** Returns undefined instead of leaving a key out: the router merges this over the raw query. */
export const readTermsSearch = ({ group, type }: Record<string, unknown>): TermsSearch => ({
  group: word(group),
  type: word(type),
});
