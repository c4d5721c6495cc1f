import type { Contract } from "@tablee/contract/contract";
import type { SavedZone } from "@tablee/contract/places/manage-places.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { textIn } from "@tablee/domain/language/text-in";
import { isSame } from "@tablee/domain/management/menu-draft";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type ConflictWords, conflictText, useSeen } from "../../../api/answers/edit-conflicts.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { NAME_WORDS, PlaceForm, usePlaceFields, useSaved } from "./place-form.tsx";

const REFUSED = {
  alias_taken: () => m.places_admin_alias_taken(),
  // conflictText says what somebody else has set.
  edit_conflict: () => null,
} satisfies RefusalWords<Contract["places"]["saveZone"]>;

const CHANGED_WORDS = {
  ...NAME_WORDS,
  zone: { label: () => m.places_admin_alias() },
  latitude: { label: () => m.places_admin_latitude() },
  longitude: { label: () => m.places_admin_longitude() },
  radius: { label: () => m.places_admin_radius() },
} satisfies ConflictWords;

interface ZoneFormProps {
  /** The neighbourhood that is edited; null: a new one. */
  zone: Zone | null;
  /** Called with the alias under which it was saved, if it was. */
  onClose: (saved?: string) => void;
}

const numbersOf = (zone: Zone | null) => {
  const { latitude, longitude } = zone?.centre ?? FALLBACK_POSITION;
  return { latitude: String(latitude), longitude: String(longitude), radius: String(zone?.radius ?? 1_000) };
};

const failureOf = (error: unknown): string =>
  conflictText(CHANGED_WORDS, error) ?? wordsOfRefusal(REFUSED, error) ?? failureLine(error);

/** What somebody sees of a neighbourhood, field by field. */
const seenOf = (zone: Zone | null) => ({
  zone: zone?.zone ?? "",
  en: zone?.name.en ?? null,
  fr: zone?.name.fr ?? null,
  latitude: zone?.centre.latitude ?? 0,
  longitude: zone?.centre.longitude ?? 0,
  radius: zone?.radius ?? 0,
});

/** The form of a neighbourhood: its names, its address, its centre and its radius. */
export function ZoneForm({ zone, onClose }: ZoneFormProps) {
  const language = useLanguage();
  const { api } = useAppContext();
  const { fields, set, saved, isTyped } = usePlaceFields(zone && { alias: zone.zone, name: zone.name });
  const [stored] = useState(() => numbersOf(zone));
  const [numbers, setNumbers] = useState(stored);
  const { seen, meet } = useSeen(seenOf(zone));
  const save = useSaved((input: SavedZone) => api.places.saveZone(input), {
    onClose: (there) => onClose(there.zone),
    onError: meet,
  });
  const number = (field: keyof typeof numbers, label: string) => (
    <Field label={label}>
      <TextInput
        value={numbers[field]}
        onValueChange={(value) => setNumbers((before) => ({ ...before, [field]: value }))}
        inputMode="decimal"
        maxLength={12}
        required
      />
    </Field>
  );
  return (
    <PlaceForm
      fields={fields}
      set={set}
      label={zone ? m.places_admin_change_of({ name: textIn(zone.name, language) }) : m.places_admin_zone_add()}
      dirty={isTyped || !isSame(numbers, stored)}
      refused={save.isError ? failureOf(save.error) : null}
      busy={save.isPending}
      onSubmit={() =>
        save.mutate({
          was: zone?.zone ?? null,
          zone: saved.alias,
          name: saved.name,
          latitude: Number(numbers.latitude),
          longitude: Number(numbers.longitude),
          radius: Number(numbers.radius),
          ...(zone && { seen: { ...seen, name: { en: seen.en, fr: seen.fr } } }),
        })
      }
      onClose={() => onClose()}
    >
      <div className="grid gap-5 tablet:grid-cols-3">
        {number("latitude", m.places_admin_latitude())}
        {number("longitude", m.places_admin_longitude())}
        {number("radius", m.places_admin_radius())}
      </div>
    </PlaceForm>
  );
}
