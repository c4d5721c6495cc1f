import { MAX_SLUG } from "@tablee/domain/pages/article-kinds";

export interface TermsSearch {
  /** The group whose terms they are; left out: the product's own. */
  group?: string | undefined;
  /** The section that alone is shown. */
  type?: string | undefined;
}

const word = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= MAX_SLUG ? value : undefined;

/** Undefined, not left out: the router lays this over what the address says. */
export const readTermsSearch = ({ group, type }: Record<string, unknown>): TermsSearch => ({
  group: word(group),
  type: word(type),
});
