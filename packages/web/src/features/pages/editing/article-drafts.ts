import type { ArticleWords } from "@tablee/domain/pages/article";
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";

/** The content of an article while it is being written. */
export interface ArticleText {
  words: ArticleWords;
  image_url: string | null;
}

const Both = v.object({ en: v.string(), fr: v.string() });
const Draft = v.object({
  /** The revision on which it is based, which saving sends (pages §5). */
  seen: v.pipe(v.number(), v.safeInteger()),
  text: v.object({
    words: v.object({ title: Both, summary: Both, body: Both }),
    image_url: v.nullable(v.string()),
  }),
});
export type ArticleDraft = v.InferOutput<typeof Draft>;

/** Unsaved texts, by member and article: neither a reload nor a lost connection loses them. */
const drafts = stored("article-drafts", v.object({ kept: v.optional(v.record(v.string(), Draft), {}) }));

/** The most articles with unsaved texts; one that nobody came back to makes room for the next. */
const MOST = 10;
const keyOf = (account_id: number, id: number): string => `${account_id}-${id}`;

export function keepDraft(account_id: number, id: number, draft: ArticleDraft | null): void {
  const key = keyOf(account_id, id);
  const others = Object.entries(drafts.get().kept).filter(([one]) => one !== key);
  const kept = draft === null ? others : [...others, [key, draft] as const];
  drafts.set({ kept: Object.fromEntries(kept.slice(-MOST)) });
}

export const draftOf = (account_id: number, id: number): ArticleDraft | null =>
  drafts.get().kept[keyOf(account_id, id)] ?? null;

export function useArticleDraft(account_id: number, id: number): ArticleDraft | null {
  const kept = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get().kept,
    () => null,
  );
  return useMemo(() => kept?.[keyOf(account_id, id)] ?? null, [kept, account_id, id]);
}

const FIELDS = ["title", "summary", "body"] as const;

export const isSameText = (one: ArticleText, other: ArticleText): boolean =>
  one.image_url === other.image_url &&
  FIELDS.every((field) => (["en", "fr"] as const).every((l) => one.words[field][l] === other.words[field][l]));
