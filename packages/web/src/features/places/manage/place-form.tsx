import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { ZONE_NAME } from "@tablee/domain/places/zone";
import { typedPermalink } from "@tablee/domain/validation/permalink";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ConflictWords } from "../../../api/answers/edit-conflicts.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { InvalidFields } from "../../../shell/typing/invalid-fields.tsx";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { useHoldsTyped } from "./typed-forms.tsx";

/** The fields that neighbourhoods and groups have in common. */
interface PlaceFields {
  alias: string;
  en: string;
  fr: string;
}

type PlaceProblem = "required" | "invalid" | null;
type PlaceProblems = Record<keyof PlaceFields, PlaceProblem>;

const filled = (text: string): PlaceProblem => (text.trim() === "" ? "required" : null);

const problemsOf = ({ alias, en, fr }: PlaceFields): PlaceProblems => ({
  en: filled(en),
  fr: filled(fr),
  alias: filled(alias) ?? (ZONE_NAME.test(alias) ? null : "invalid"),
});

/** The state of the common fields, initially what is stored; `saved` has the form that the calls take. */
export function usePlaceFields(there: { alias: string; name: { en: string | null; fr: string | null } } | null) {
  const [stored] = useState<PlaceFields>({
    alias: there?.alias ?? "",
    en: there?.name.en ?? "",
    fr: there?.name.fr ?? "",
  });
  const [fields, setFields] = useState(stored);
  const { problems, said, type, leave } = useSaidProblems<keyof PlaceFields, PlaceFields, PlaceProblems>(
    fields,
    problemsOf,
  );
  const { alias, en, fr } = fields;
  return {
    fields,
    problems,
    said,
    isTyped: alias !== stored.alias || en !== stored.en || fr !== stored.fr,
    set: (part: Partial<PlaceFields>) => {
      setFields((before) => ({ ...before, ...part }));
      type(Object.keys(part) as (keyof PlaceFields)[]);
    },
    leave: (...names: (keyof PlaceFields)[]) => leave(names),
    saved: { alias, name: { en, fr } },
  };
}

export const NAME_WORDS = {
  en: { label: () => m.places_admin_name_en() },
  fr: { label: () => m.places_admin_name_fr() },
} satisfies ConflictWords;

/** Saves, then refetches every list of places and closes the form of what was saved. */
export function useSaved<Input, Answer>(
  save: (input: Input) => Promise<Answer>,
  { onClose, onError }: { onClose: (saved: Answer) => void; onError: (error: unknown) => void },
) {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always" as const,
    mutationFn: save,
    onError,
    onSuccess: async (saved) => {
      await Promise.all(
        [orpc.places.key(), orpc.restaurants.key()].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      onClose(saved);
    },
  });
}

const wordsOf = (problem: PlaceProblem): string | null => {
  if (problem === null) return null;
  return problem === "required" ? m.places_admin_required() : m.places_admin_alias_invalid();
};

interface PlaceFormProps {
  place: ReturnType<typeof usePlaceFields>;
  /** The names of the other inputs that are missing or invalid; `onTry` shows what is wrong with them. */
  wrong?: readonly string[];
  onTry?: () => void;
  /** What the form is about, for screen readers. */
  label: string;
  /** Something in it is not stored. */
  dirty: boolean;
  refused: string | null;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields that only one kind has. */
  children: ReactNode;
}

export function PlaceForm({ place, wrong = [], onTry, label, dirty, refused, busy, ...props }: PlaceFormProps) {
  useWords();
  useHoldsTyped(dirty);
  const [isTried, setTried] = useState(false);
  const names = (["en", "fr", "alias"] as const).filter((name) => place.problems[name] !== null);
  const [first] = [...names, ...wrong];
  // The button that was pressed is gone: the form stands in its place.
  const begin = useRef<HTMLFormElement>(null);
  useEffect(() => begin.current?.focus(), []);
  return (
    <form
      ref={begin}
      tabIndex={-1}
      aria-label={label}
      method="post"
      noValidate
      className="grid max-w-[40rem] gap-5 rounded-card border border-line bg-surface p-5 outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        place.leave("en", "fr", "alias");
        onTry?.();
        if (first !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        else if (!busy) props.onSubmit();
      }}
    >
      <CommonFields place={place} />
      {props.children}
      {isTried && first !== undefined ? <InvalidFields /> : null}
      {refused ? (
        <Message tone="danger" announce>
          {refused}
        </Message>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {m.places_admin_save()}
        </Button>
        <Button variant="quiet" onClick={props.onClose}>
          {m.places_admin_cancel()}
        </Button>
      </div>
    </form>
  );
}

function CommonFields({ place: { fields, said, set } }: { place: ReturnType<typeof usePlaceFields> }) {
  useWords();
  const name = (lang: "en" | "fr", label: string) => (
    <Field label={label} error={wordsOf(said(lang, lang))}>
      <TextInput
        name={lang}
        lang={lang}
        value={fields[lang]}
        onValueChange={(text) => set({ [lang]: text })}
        maxLength={80}
        required
      />
    </Field>
  );
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-2">
        {name("en", m.places_admin_name_en())}
        {name("fr", m.places_admin_name_fr())}
      </div>
      <Field label={m.places_admin_alias()} hint={m.places_admin_alias_text()} error={wordsOf(said("alias", "alias"))}>
        <TextInput
          name="alias"
          value={fields.alias}
          onValueChange={(text) => set({ alias: typedPermalink(text) })}
          maxLength={60}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
      </Field>
    </>
  );
}
