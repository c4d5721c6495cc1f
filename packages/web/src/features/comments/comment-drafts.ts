import { useSyncExternalStore } from "react";
import { keepForTab, takeForTab } from "../../storage/for-tab.ts";

/** What somebody has begun to say of a discovery: closing the dialog, or the page's failing, loses none of it. */
export interface CommentDraft {
  text: string;
  /** What is answered, and whom. */
  answers: { id: number; first_name: string } | null;
  /** Of the wish to send just this: sent again after a lost answer it is the same wish (comments §21). */
  key: string;
}

const KEY = "comment-draft-";
const drafts = new Map<number, CommentDraft>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const fresh = (): CommentDraft => ({ text: "", answers: null, key: crypto.randomUUID() });
const EMPTY: CommentDraft = { text: "", answers: null, key: "" };

const isDraft = (value: unknown): value is CommentDraft =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "key" in value;

/** Of this tab: a reload keeps it, another tab has its own. */
const stored = (id: number): CommentDraft | null => {
  const value = takeForTab(KEY + id);
  if (!isDraft(value)) return null;
  keepForTab(KEY + id, value);
  return value;
};
const store = (id: number, draft: CommentDraft): void => {
  if (draft.text === "") takeForTab(KEY + id);
  else keepForTab(KEY + id, draft);
};

const read = (id: number): CommentDraft => {
  let draft = drafts.get(id);
  if (!draft) drafts.set(id, (draft = stored(id) ?? fresh()));
  return draft;
};

export const changeDraft = (id: number, change: Partial<Omit<CommentDraft, "key">>): void => {
  // Other words are another wish.
  const draft = { ...read(id), ...change, key: crypto.randomUUID() };
  drafts.set(id, draft);
  store(id, draft);
  tell();
};

/** It was sent: the next one begins. What was typed meanwhile stays. */
export const draftSent = (id: number, sent: CommentDraft): void => {
  if (read(id).key === sent.key) changeDraft(id, { text: "", answers: null });
};

export const useCommentDraft = (id: number): CommentDraft =>
  useSyncExternalStore(
    subscribe,
    () => read(id),
    () => EMPTY,
  );
