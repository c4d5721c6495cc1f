import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { ZONE_NAME } from "@tablee/domain/places/zone";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ConflictWords } from "../../../api/answers/edit-conflicts.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useHoldsTyped } from "./typed-forms.tsx";

/** The fields that neighbourhoods and groups have in common. */
interface PlaceFields {
  alias: string;
  en: string;
  fr: string;
}

/** The state of the common fields, initially what is stored; `saved` has the form that the calls take. */
export function usePlaceFields(there: { alias: string; name: { en: string | null; fr: string | null } } | null) {
  const [stored] = useState<PlaceFields>({
    alias: there?.alias ?? "",
    en: there?.name.en ?? "",
    fr: there?.name.fr ?? "",
  });
  const [fields, setFields] = useState(stored);
  const { alias, en, fr } = fields;
  return {
    fields,
    isTyped: alias !== stored.alias || en !== stored.en || fr !== stored.fr,
    set: (part: Partial<PlaceFields>) => setFields((before) => ({ ...before, ...part })),
    saved: { alias, name: { en, fr } },
  };
}

export const NAME_WORDS = {
  en: { label: () => m.places_admin_name_en() },
  fr: { label: () => m.places_admin_name_fr() },
} satisfies ConflictWords;

/** Returns the text for why an alias cannot be in an address; null if it can. */
export const aliasProblem = (alias: string): string | null =>
  alias === "" || ZONE_NAME.test(alias) ? null : m.places_admin_alias_invalid();

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

interface PlaceFormProps extends Pick<ReturnType<typeof usePlaceFields>, "fields" | "set"> {
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

export function PlaceForm({ fields, set, label, dirty, refused, busy, onSubmit, onClose, children }: PlaceFormProps) {
  useWords();
  useHoldsTyped(dirty);
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
        if (!busy && !aliasProblem(fields.alias)) onSubmit();
      }}
    >
      <div className="grid gap-5 tablet:grid-cols-2">
        <Field label={m.places_admin_name_en()}>
          <TextInput lang="en" value={fields.en} onValueChange={(en) => set({ en })} maxLength={80} required />
        </Field>
        <Field label={m.places_admin_name_fr()}>
          <TextInput lang="fr" value={fields.fr} onValueChange={(fr) => set({ fr })} maxLength={80} required />
        </Field>
      </div>
      <Field label={m.places_admin_alias()} hint={m.places_admin_alias_text()} error={aliasProblem(fields.alias)}>
        <TextInput
          value={fields.alias}
          onValueChange={(alias) => set({ alias })}
          maxLength={60}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
      </Field>
      {children}
      {refused ? (
        <Message tone="danger" announce>
          {refused}
        </Message>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {m.places_admin_save()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.places_admin_cancel()}
        </Button>
      </div>
    </form>
  );
}
