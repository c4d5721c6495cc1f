import type { Language } from "@tablee/domain/language/text";
import type { WordsField } from "@tablee/domain/pages/article";
import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { ArticleText } from "./article-drafts.ts";
import { LANGUAGE_NAMES } from "./kind-words.ts";

const FIELDS: readonly { field: WordsField; label: () => string }[] = [
  { field: "title", label: () => m.pages_edit_field_title() },
  { field: "summary", label: () => m.pages_edit_field_summary() },
  { field: "body", label: () => m.pages_edit_field_body() },
];
const LANGUAGES = ["en", "fr"] as const;
/** How long texts are compared at most, in ms; texts with little in common are shown in full, one after the other. */
const PATIENCE_MS = 500;

/** Shows the differences between two texts, field by field. */
export function Difference({ before, after }: { before: ArticleText; after: ArticleText }) {
  useWords();
  const changed = FIELDS.flatMap(({ field, label }) =>
    LANGUAGES.filter((language) => before.words[field][language] !== after.words[field][language]).map((language) => ({
      field,
      label,
      language,
    })),
  );
  const isOtherPicture = before.image_url !== after.image_url;
  if (changed.length === 0 && !isOtherPicture) return <p className="text-ink-2">{m.pages_edit_same()}</p>;
  return (
    <dl className="grid gap-4">
      {changed.map(({ field, label, language }) => (
        <div key={`${field} ${language}`}>
          <dt className="text-bs font-semibold">
            {label()} · {LANGUAGE_NAMES[language]}
          </dt>
          <Changes language={language} before={before.words[field][language]} after={after.words[field][language]} />
        </div>
      ))}
      {isOtherPicture ? (
        <div>
          <dt className="text-bs font-semibold">{m.pages_edit_picture()}</dt>
          <dd className="mt-1 [overflow-wrap:anywhere]">
            <del>{before.image_url}</del> <ins>{after.image_url}</ins>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Changes({ language, before, after }: { language: Language; before: string; after: string }) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: PATIENCE_MS }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  return (
    <dd lang={language} className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
      {parts.map(({ value, added, removed }, at) => {
        if (added) {
          return (
            <ins key={at} className="bg-success-tint text-success-ink">
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={at} className="bg-danger-tint text-danger-ink">
              {value}
            </del>
          );
        }
        return <span key={at}>{value}</span>;
      })}
    </dd>
  );
}
