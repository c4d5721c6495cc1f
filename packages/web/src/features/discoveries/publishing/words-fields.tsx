import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { DISCOVERY_WORDS, type DiscoveryField, type WordsProblem } from "@tablee/domain/discoveries/discovery-words";
import type { Language } from "@tablee/domain/language/text";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { Composition } from "./composition.ts";
import { problemWords } from "./publishing-words.ts";

export interface WordsFieldsProps {
  composition: Composition;
  onChange: (change: Partial<Composition>) => void;
  /** The problems, shown once saving was tried. */
  problems: readonly WordsProblem[];
  /** The language that is being edited. */
  written: Language;
  onWritten: (language: Language) => void;
}

/** The fields for the name and the descriptions, in one language or both. */
export function WordsFields({ composition, onChange, problems, written, onWritten }: WordsFieldsProps) {
  useWords();
  const of = (field: DiscoveryField) => {
    const value = composition[field][written];
    const problem = problems.find(
      (one) => one.field === field && (one.language === written || one.code === "required"),
    );
    const { max } = DISCOVERY_WORDS[field];
    const length = lengthOf(value.trim());
    return {
      value,
      lang: written,
      onValueChange: (next: string) => onChange({ [field]: { ...composition[field], [written]: next } }),
      error: problem ? problemWords(problem) : length > max ? m.publishing_too_long({ max }) : null,
      counter: length > max * 0.7 ? `${length} / ${max}` : undefined,
    };
  };
  const elsewhere = problems.find((one) => one.language !== written && one.language !== "default");
  const [name, short, long] = [of("name"), of("short_description"), of("description")];
  const control = ({ value, onValueChange, lang }: ReturnType<typeof of>) => ({ value, onValueChange, lang });
  return (
    <div className="grid gap-4">
      <div>
        <SegmentedControl<Language>
          label={m.publishing_language()}
          value={written}
          onValueChange={onWritten}
          items={[
            { value: "en", label: m.publishing_english() },
            { value: "fr", label: m.publishing_french() },
          ]}
        />
        <p className="mt-1.5 text-cap text-ink-2">
          {elsewhere ? problemWords(elsewhere) : m.publishing_language_hint()}
        </p>
      </div>
      <Field label={m.publishing_name()} error={name.error} counter={name.counter}>
        <TextInput name="name" {...control(name)} required autoComplete="off" />
      </Field>
      <Field label={m.publishing_short()} error={short.error} counter={short.counter} aside={m.publishing_optional()}>
        <TextInput name="short_description" {...control(short)} autoComplete="off" />
      </Field>
      <Field label={m.publishing_long()} error={long.error} counter={long.counter} aside={m.publishing_optional()}>
        <TextArea name="description" {...control(long)} rows={4} />
      </Field>
    </div>
  );
}
