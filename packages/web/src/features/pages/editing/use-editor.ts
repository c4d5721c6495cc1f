import type { EditedArticle } from "@tablee/contract/pages/pages.schema";
import type { Language } from "@tablee/domain/language/text";
import { checkComplete, checkLengths, type WordsField } from "@tablee/domain/pages/article";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "../../../routes/app-context.ts";
import { type ArticleText, draftOf, isSameText, keepDraft, useArticleDraft } from "./article-drafts.ts";

export const textOf = ({ words, image_url }: EditedArticle): ArticleText => ({ words, image_url });

/** The actions on an article; each puts the resulting article into the cache. */
function useActions(account_id: number, id: number) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const take = (article: EditedArticle) => {
    client.setQueryData(orpc.pages.edited.queryKey({ input: { id } }), article);
  };
  const always = { networkMode: "always" as const };
  const write = async (seen: number, text: ArticleText) => {
    const saved = await api.pages.save({ id, revision: seen, ...text });
    take(saved);
    // What was typed while it was being saved is now based on the saved revision.
    const typed = draftOf(account_id, id);
    keepDraft(account_id, id, !typed || isSameText(typed.text, text) ? null : { ...typed, seen: saved.revision });
    return saved;
  };
  const again = () => client.invalidateQueries({ queryKey: orpc.pages.edited.key({ input: { id } }) });
  const lists = () => client.invalidateQueries({ queryKey: orpc.pages.list.key() });
  const readers = () => client.invalidateQueries({ queryKey: orpc.pages.key() });
  return {
    save: useMutation({
      ...always,
      mutationFn: ({ seen, text }: { seen: number; text: ArticleText }) => write(seen, text),
      // Loads what somebody else may have saved meanwhile.
      onError: again,
    }),
    publish: useMutation({
      ...always,
      mutationFn: async ({ seen, text }: { seen: number; text: ArticleText | null }) => {
        const { revision } = text === null ? { revision: seen } : await write(seen, text);
        take(await api.pages.publish({ id, revision }));
      },
      onSuccess: readers,
      onError: again,
    }),
    schedule: useMutation({
      ...always,
      mutationFn: async ({ seen, text, at }: { seen: number; text: ArticleText | null; at: string }) => {
        const { revision } = text === null ? { revision: seen } : await write(seen, text);
        take(await api.pages.schedule({ id, revision, at }));
      },
      onSuccess: lists,
      onError: again,
    }),
    unschedule: useMutation({
      ...always,
      mutationFn: async () => take(await api.pages.unschedule({ id })),
      onSuccess: lists,
    }),
    withdraw: useMutation({
      ...always,
      mutationFn: async () => take(await api.pages.withdraw({ id })),
      onSuccess: readers,
    }),
  };
}

/**
 * The state of an article in its editor: what is typed is stored on the device until it is saved, together with the
 * revision on which it is based. If somebody else saved another revision meanwhile, both are shown and neither is lost
 * (pages §5).
 */
export function useEditor(article: EditedArticle, account_id: number) {
  const { id, revision } = article;
  const draft = useArticleDraft(account_id, id);
  const text = draft?.text ?? textOf(article);
  const seen = draft?.seen ?? revision;
  const isConflict = draft !== null && draft.seen !== revision;
  const write = (next: ArticleText) => {
    const isSaved = !isConflict && isSameText(next, textOf(article));
    keepDraft(account_id, id, isSaved ? null : { seen, text: next });
  };
  return {
    text,
    seen,
    isDirty: draft !== null,
    isConflict,
    write,
    setWords: (field: WordsField, language: Language, value: string) =>
      write({ ...text, words: { ...text.words, [field]: { ...text.words[field], [language]: value } } }),
    tooLong: checkLengths(text.words),
    missing: checkComplete(text.words),
    /** Keeps what is typed, based on the other revision now that it has been seen. */
    keepMine: () => keepDraft(account_id, id, { seen: revision, text }),
    takeTheirs: () => keepDraft(account_id, id, null),
    ...useActions(account_id, id),
  };
}
export type Editor = ReturnType<typeof useEditor>;
