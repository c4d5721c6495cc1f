import type { Contract } from "@tablee/contract/contract";
import type { EditedArticle } from "@tablee/contract/pages/pages.schema";
import { Button } from "@tablee/design-system/button";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Language } from "@tablee/domain/language/text";
import { checkWithdrawal, type WordsField } from "@tablee/domain/pages/article";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { LANGUAGE_NAMES } from "./kind-words.ts";
import type { Editor } from "./use-editor.ts";

const REFUSED = {
  edit_conflict: () => m.pages_edit_conflict(),
  text_too_long: () => m.pages_edit_too_long(),
  text_missing: () => m.pages_edit_text_missing(),
  always_there: () => m.pages_edit_always_there(),
  time_past: () => m.pages_edit_time_past(),
  time_too_far: () => m.pages_edit_time_too_far(),
} satisfies RefusalWords<Contract["pages"]["save"]> &
  RefusalWords<Contract["pages"]["publish"]> &
  RefusalWords<Contract["pages"]["schedule"]> &
  RefusalWords<Contract["pages"]["withdraw"]>;

const FIELD_WORDS: Record<WordsField, () => string> = {
  title: () => m.pages_edit_field_title(),
  summary: () => m.pages_edit_field_summary(),
  body: () => m.pages_edit_field_body(),
};

/** Saves, publishes or withdraws an article. */
export function EditorActions({ article, editor }: { article: EditedArticle; editor: Editor }) {
  useWords();
  const toasts = useToasts();
  const { save, publish, withdraw, schedule, unschedule, text, seen, isDirty, isConflict, tooLong, missing } = editor;
  const [asking, setAsking] = useState(false);
  const { revision, published_revision } = article;
  const isBusy = [save, publish, withdraw, schedule].some(({ isPending }) => isPending);
  const stopped = isBusy || isConflict || tooLong !== null;
  const isPublic = !isDirty && published_revision === revision && article.scheduled_at === null;
  const said = (words: string) => () => toasts.show({ text: words, tone: "success", id: "article" });
  const failed = save.error ?? publish.error ?? withdraw.error ?? schedule.error ?? unschedule.error;
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter mt-8 border-t border-line bg-paper px-gutter pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:static tablet:mx-0 tablet:px-0">
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={stopped || isPublic || missing !== null}
          loading={publish.isPending}
          onClick={() =>
            publish.mutate({ seen, text: isDirty ? text : null }, { onSuccess: said(m.pages_edit_published()) })
          }
        >
          {m.pages_edit_publish()}
        </Button>
        <Button
          variant="outline"
          disabled={stopped || !isDirty}
          loading={save.isPending}
          onClick={() => save.mutate({ seen, text }, { onSuccess: said(m.pages_edit_saved()) })}
        >
          {m.pages_edit_save()}
        </Button>
        {published_revision !== null && checkWithdrawal(article) === null ? (
          <Button variant="ghost" disabled={isBusy} onClick={() => setAsking(true)}>
            {m.pages_edit_withdraw()}
          </Button>
        ) : null}
      </div>
      <Standing missing={missing} isDirty={isDirty} />
      {failed ? (
        <Message tone="danger" announce className="mt-3">
          {wordsOfRefusal(REFUSED, failed) ?? failureLine(failed)}
        </Message>
      ) : null}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.pages_edit_withdraw_title()}
        description={m.pages_edit_withdraw_text()}
        confirmLabel={m.pages_edit_withdraw()}
        cancelLabel={m.pages_edit_cancel()}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}

interface StandingProps {
  missing: { field: WordsField; language: Language } | null;
  isDirty: boolean;
}

/** Says whether what is typed is saved, and what it lacks before it can be published. */
function Standing({ missing, isDirty }: StandingProps) {
  useWords();
  return (
    <div className="mt-3 grid gap-1 text-cap text-ink-2">
      {isDirty ? <p>{m.pages_edit_kept()}</p> : null}
      {missing ? (
        <p>
          {m.pages_edit_missing({ field: FIELD_WORDS[missing.field](), language: LANGUAGE_NAMES[missing.language] })}
        </p>
      ) : null}
    </div>
  );
}
