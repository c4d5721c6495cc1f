import { newKey } from "../../api/new-key.ts";
import { useSession } from "../../session/session.ts";
import { useSyncExternalStore } from "react";
import { dropForTab, keepForTab, takeForTab } from "../../storage/for-tab.ts";

/** What somebody has begun to write about a discovery: neither closing the dialog nor a crash of the page loses it. */
export interface CommentDraft {
  text: string;
  /** The comment that is answered, and its author. */
  answers: { id: number; first_name: string } | null;
  /** The idempotency key for this text: sent again after a lost answer, it is written once (comments §21). */
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

/** The key by member and discovery: whoever signs in next in this tab sees none of it. */
const keyOf = (account_id: number, id: number): string => `${KEY}${account_id}-${id}`;

const fresh = (): CommentDraft => ({ text: "", answers: null, key: newKey() });
const EMPTY: CommentDraft = { text: "", answers: null, key: "" };

const isDraft = (value: unknown): value is CommentDraft =>
  typeof value === "object" && value !== null && "text" in value && typeof value.text === "string" && "key" in value;

/** Reads the tab's storage, which survives a reload; each tab has its own. */
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
  // A changed text gets a new key.
  const draft = { ...readDraft(account_id, id), ...change, key: newKey() };
  drafts.set(key, draft);
  if (draft.text === "") takeForTab(key);
  else keepForTab(key, draft);
  tell();
};

/** Starts the next draft after one was sent. What was typed meanwhile stays. */
export const draftSent = (account_id: number, id: number, sent: CommentDraft): void => {
  if (readDraft(account_id, id).key === sent.key) changeDraft(account_id, id, { text: "", answers: null });
};

/** Deletes all drafts at sign-out. */
export function forgetDrafts(): void {
  dropForTab(KEY);
  drafts.clear();
  tell();
}

/** Returns the viewer's draft and how to change it; visitors have none. */
export function useCommentDraft(id: number): { draft: CommentDraft; change: (change: DraftChange) => void } {
  const { user } = useSession();
  const draft = useSyncExternalStore(
    subscribe,
    () => (user ? readDraft(user.id, id) : EMPTY),
    () => EMPTY,
  );
  return { draft, change: (change) => (user ? changeDraft(user.id, id, change) : undefined) };
}
