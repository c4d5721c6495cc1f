import type { Contract } from "@tablee/contract/contract";
import type { SavedZone } from "@tablee/contract/places/manage-places.schema";
import type { Zone } from "@tablee/contract/places/places.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { isSame } from "@tablee/domain/management/menu-draft";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { ZONE_NUMBERS } from "@tablee/domain/places/zone";
import { numberProblem, readNumber } from "@tablee/domain/validation/number";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type ConflictWords, conflictText, useSeen } from "../../../api/answers/edit-conflicts.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
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

type ZoneNumber = keyof typeof ZONE_NUMBERS;
const NUMBERS = ["latitude", "longitude", "radius"] as const satisfies readonly ZoneNumber[];
type Typed = Record<ZoneNumber, string>;
type NumberProblems = Record<ZoneNumber, ReturnType<typeof numberProblem>>;

const problemsOf = (typed: Typed): NumberProblems => ({
  latitude: numberProblem(typed.latitude, ZONE_NUMBERS.latitude),
  longitude: numberProblem(typed.longitude, ZONE_NUMBERS.longitude),
  radius: numberProblem(typed.radius, ZONE_NUMBERS.radius),
});

function wordsOf(number: ZoneNumber, problem: NumberProblems[ZoneNumber], language: Language): string | null {
  if (problem === null) return null;
  if (problem === "required") return m.places_admin_required();
  const { min, max, whole } = ZONE_NUMBERS[number];
  const range = { least: formatNumber(min, language), most: formatNumber(max, language) };
  return whole ? m.places_admin_whole_number(range) : m.places_admin_number(range);
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

/** The numbers as they are typed, and what is wrong with them. */
function useNumbers(zone: Zone | null) {
  const [stored] = useState<Typed>(() => numbersOf(zone));
  const [typed, setTyped] = useState(stored);
  const { problems, said, type, leave } = useSaidProblems<ZoneNumber, Typed, NumberProblems>(typed, problemsOf);
  const value = (number: ZoneNumber) => readNumber(typed[number]) ?? 0;
  return {
    typed,
    said,
    leave,
    isTyped: !isSame(typed, stored),
    put: (number: ZoneNumber, text: string) => {
      setTyped((before) => ({ ...before, [number]: text }));
      type([number]);
    },
    wrong: NUMBERS.filter((number) => problems[number] !== null),
    /** The values once none of them is wrong. */
    saved: { latitude: value("latitude"), longitude: value("longitude"), radius: value("radius") },
  };
}

/** The form of a neighbourhood: its names, its address, its centre and its radius. */
export function ZoneForm({ zone, onClose }: ZoneFormProps) {
  const language = useLanguage();
  const { api } = useAppContext();
  const place = usePlaceFields(zone && { alias: zone.zone, name: zone.name });
  const numbers = useNumbers(zone);
  const { seen, meet } = useSeen(seenOf(zone));
  const save = useSaved((input: SavedZone) => api.places.saveZone(input), {
    onClose: (there) => onClose(there.zone),
    onError: meet,
  });
  return (
    <PlaceForm
      place={place}
      wrong={numbers.wrong}
      onTry={() => numbers.leave(NUMBERS)}
      label={zone ? m.places_admin_change_of({ name: textIn(zone.name, language) }) : m.places_admin_zone_add()}
      dirty={place.isTyped || numbers.isTyped}
      refused={save.isError ? failureOf(save.error) : null}
      busy={save.isPending}
      onSubmit={() =>
        save.mutate({
          was: zone?.zone ?? null,
          zone: place.saved.alias,
          name: place.saved.name,
          ...numbers.saved,
          ...(zone && { seen: { ...seen, name: { en: seen.en, fr: seen.fr } } }),
        })
      }
      onClose={() => onClose()}
    >
      <NumberFields numbers={numbers} />
    </PlaceForm>
  );
}

function NumberFields({ numbers: { typed, said, put } }: { numbers: ReturnType<typeof useNumbers> }) {
  const language = useLanguage();
  const labels = {
    latitude: m.places_admin_latitude(),
    longitude: m.places_admin_longitude(),
    radius: m.places_admin_radius(),
  };
  return (
    <div className="grid gap-5 tablet:grid-cols-3">
      {NUMBERS.map((number) => (
        <Field key={number} label={labels[number]} error={wordsOf(number, said(number, number), language)}>
          <TextInput
            name={number}
            value={typed[number]}
            onValueChange={(text) => put(number, text)}
            inputMode="decimal"
            maxLength={12}
            required
          />
        </Field>
      ))}
    </div>
  );
}
