import { newKey } from "../../api/new-key.ts";
import { useSession } from "../../session/session.ts";
import { useSyncExternalStore } from "react";
import { dropForTab, keepForTab, takeForTab } from "../../storage/for-tab.ts";

/** What somebody has begun to say of a discovery: closing the dialog, or the page's failing, loses none of it. */
export interface CommentDraft {
  text: string;
  /** What is answered, and whom. */
  answers: { id: number; first_name: string } | null;
  /** Of the wish to send just this: sent again after a lost answer it is the same wish (comments §21). */
  key: string;
}

const KEY = "comment-draft-";
const drafts = new Map<string, CommentDraft>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Somebody's, of a discovery: whoever signs in next in this tab sees none of it. */
const keyOf = (account_id: number, id: number): string => `${KEY}${account_id}-${id}`;

const fresh = (): CommentDraft => ({ text: "", answers: null, key: newKey() });
const EMPTY: CommentDraft = { text: "", answers: null, key: "" };

const isDraft = (value: unknown): value is CommentDraft =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "key" in value;

/** Of this tab: a reload keeps it, another tab has its own. */
const stored = (key: string): CommentDraft | null => {
  const value = takeForTab(key);
  if (!isDraft(value)) return null;
  keepForTab(key, value);
  return value;
};

export const readDraft = (account_id: number, id: number): CommentDraft => {
  const key = keyOf(account_id, id);
  let draft = drafts.get(key);
  if (!draft) drafts.set(key, (draft = stored(key) ?? fresh()));
  return draft;
};

type DraftChange = Partial<Omit<CommentDraft, "key">>;

export const changeDraft = (account_id: number, id: number, change: DraftChange): void => {
  const key = keyOf(account_id, id);
  // Other words are another wish.
  const draft = { ...readDraft(account_id, id), ...change, key: newKey() };
  drafts.set(key, draft);
  if (draft.text === "") takeForTab(key);
  else keepForTab(key, draft);
  tell();
};

/** It was sent: the next one begins. What was typed meanwhile stays. */
export const draftSent = (account_id: number, id: number, sent: CommentDraft): void => {
  if (readDraft(account_id, id).key === sent.key) changeDraft(account_id, id, { text: "", answers: null });
};

/** Whoever signs out leaves nothing of it. */
export function forgetDrafts(): void {
  dropForTab(KEY);
  drafts.clear();
  tell();
}

/** What the member at the screen has begun, and how it is changed; a visitor begins nothing. */
export function useCommentDraft(id: number): { draft: CommentDraft; change: (change: DraftChange) => void } {
  const { user } = useSession();
  const draft = useSyncExternalStore(
    subscribe,
    () => (user ? readDraft(user.id, id) : EMPTY),
    () => EMPTY,
  );
  return { draft, change: (change) => (user ? changeDraft(user.id, id, change) : undefined) };
}
