import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { spacesIn } from "@tablee/domain/language/french-spaces";
import type { Language } from "@tablee/domain/language/text";
import { MAX_BODY, MAX_SUMMARY, MAX_TITLE, type WordsField } from "@tablee/domain/pages/article";
import { markdownToHtml } from "@tablee/domain/pages/markdown";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { useDeferredValue, useMemo } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { Prose } from "../reading/prose.tsx";
import { LANGUAGE_NAMES } from "./kind-words.ts";
import type { Editor } from "./use-editor.ts";

interface LanguageColumnProps {
  editor: Editor;
  language: Language;
}

/** The fields of an article in one language, and a preview. */
export function LanguageColumn({ editor, language }: LanguageColumnProps) {
  useWords();
  const { words } = editor.text;
  const field = (name: WordsField, most: number) => ({
    value: words[name][language],
    onValueChange: (value: string) => editor.setWords(name, language, value),
    lang: language,
    spellCheck: true,
    counter: m.pages_edit_counter({ count: lengthOf(words[name][language]), max: most }),
    error: lengthOf(words[name][language]) > most ? m.pages_edit_most({ max: most }) : null,
  });
  const { counter: ofTitle, error: inTitle, ...title } = field("title", MAX_TITLE);
  const { counter: ofSummary, error: inSummary, ...summary } = field("summary", MAX_SUMMARY);
  const { counter: ofBody, error: inBody, ...body } = field("body", MAX_BODY);
  return (
    <section aria-label={LANGUAGE_NAMES[language]} className="grid grid-cols-1 gap-5">
      <h3 lang={language} className="font-display text-t2 mobile:sr-only tablet:sr-only large:not-sr-only">
        {LANGUAGE_NAMES[language]}
      </h3>
      <Field label={m.pages_edit_field_title()} counter={ofTitle} error={inTitle}>
        <TextInput {...title} />
      </Field>
      <Field
        label={m.pages_edit_field_summary()}
        counter={ofSummary}
        error={inSummary}
        hint={m.pages_edit_summary_hint()}
      >
        <TextArea {...summary} rows={3} />
      </Field>
      <Field label={m.pages_edit_field_body()} counter={ofBody} error={inBody} hint={m.pages_edit_body_hint()}>
        <TextArea {...body} rows={14} tall />
      </Field>
      <Preview title={words.title[language]} body={words.body[language]} language={language} />
    </section>
  );
}

/** What readers will see: the same rules produce the HTML there (pages §2). */
function Preview({ title, body, language }: { title: string; body: string; language: Language }) {
  useWords();
  const later = useDeferredValue(body);
  const html = useMemo(() => markdownToHtml(later, language), [later, language]);
  return (
    <section
      aria-label={m.pages_edit_preview_of({ language: LANGUAGE_NAMES[language] })}
      className="rounded-card border border-line bg-surface p-5"
    >
      <p className="text-mic font-semibold text-ink-3">{m.pages_edit_preview()}</p>
      <div lang={language}>
        <p className="mt-3 font-display text-t1 text-balance break-words">{spacesIn(language, title)}</p>
        <Prose html={html} className="mt-4" />
      </div>
    </section>
  );
}
