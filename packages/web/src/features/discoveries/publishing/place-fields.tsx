import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { SuggestInput, type Suggestion } from "@tablee/design-system/inputs/suggest-input";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import type { PlaceField, PlaceProblem } from "@tablee/domain/discoveries/discovery-words";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { MIN_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MapPin, Store } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatDistance } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useRegion } from "../../../language/device-habits.ts";
import { m } from "../../../paraglide/messages.js";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSettled } from "../../../shell/use-settled.ts";
import { placeSuggestion } from "../../restaurants/listing/place-suggestion.tsx";
import type { Composition } from "./composition.ts";
import { DishField } from "./dish-field.tsx";
import { problemWords } from "./publishing-words.ts";

interface PlaceFieldsProps {
  composition: Composition;
  onChange: (change: Partial<Composition>) => void;
  error: string | null;
  /** What is wrong with a place that is not on Tablée. */
  problems: readonly PlaceProblem[];
}

/** The fields for the place: a restaurant on Tablée and a dish of its menu, or a place that is not on Tablée. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { restaurant, elsewhere } = props.composition;
  const kind = restaurant ? "ours" : elsewhere ? "elsewhere" : "search";
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  // The pressed button is gone with its fields: the focus moves to those that replace them.
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    part.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [kind]);
  return (
    <div ref={part} data-part="place">
      <Fields {...props} />
    </div>
  );
}

function Fields({ composition, onChange, error, problems }: PlaceFieldsProps) {
  useWords();
  const { restaurant, elsewhere } = composition;
  if (restaurant) return <Chosen composition={composition} onChange={onChange} />;
  if (elsewhere) return <Elsewhere {...{ elsewhere, onChange, error, problems }} />;
  return (
    <div className="grid gap-2">
      <Search onChange={onChange} error={error} />
      <div>
        <Button
          size="sm"
          variant="quiet"
          start={<MapPin aria-hidden="true" />}
          onClick={() => onChange({ elsewhere: { name: "", address: "", city: "" } })}
        >
          {m.publishing_place_other()}
        </Button>
      </div>
    </div>
  );
}

type Found = Suggestion & { restaurant: NonNullable<Composition["restaurant"]> };

function Search({ onChange, error }: Pick<PlaceFieldsProps, "onChange" | "error">) {
  const language = useLanguage();
  const region = useRegion();
  const { orpc } = useAppContext();
  const here = usePosition();
  const [typed, setTyped] = useState("");
  const query = useSettled(typed.trim(), INPUT_PAUSE_MS);
  const { latitude, longitude } = here;
  const { data, isFetching } = useQuery({
    ...orpc.restaurants.list.queryOptions({
      input: { latitude, longitude, worldwide: true, limit: 6, ...(query === "" ? {} : { query }) },
    }),
    placeholderData: keepPreviousData,
  });
  const suggestions: Found[] = (data?.restaurants ?? []).map((one) => {
    const name = textIn(one.name, language);
    const distance = one.distance_km === null ? null : formatDistance(one.distance_km, language, region);
    return {
      id: String(one.id),
      label: name,
      detail: [addressLine(one.address), distance].filter(Boolean).join(" · "),
      icon: <Store />,
      restaurant: { id: one.id, name, address: one.address },
    };
  });
  return (
    <Field label={m.publishing_place()} error={error}>
      <SuggestInput
        value={typed}
        onValueChange={setTyped}
        suggestions={suggestions}
        onTake={({ restaurant }) => onChange({ restaurant, item_id: null, elsewhere: null })}
        status={isFetching ? m.publishing_looking() : m.publishing_suggestions({ count: suggestions.length })}
        placeholder={m.publishing_place_hint()}
        autoComplete="off"
        maxLength={80}
        required
      />
    </Field>
  );
}

function Chosen({ composition, onChange }: Pick<PlaceFieldsProps, "composition" | "onChange">) {
  useWords();
  const { orpc } = useAppContext();
  const { restaurant, item_id } = composition;
  const id = restaurant?.id ?? 0;
  const { data } = useQuery(orpc.restaurants.get.queryOptions({ input: { id } }));
  const items = data?.menu?.items ?? [];
  return (
    <div className="grid gap-4">
      <div>
        <p className="mb-1.5 text-bs font-semibold">{m.publishing_place()}</p>
        <div className="flex items-center gap-3 rounded-control border border-line p-3">
          <Store aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          <span className="min-w-0 grow">
            <span className="block font-medium wrap-anywhere">{restaurant?.name}</span>
            <span className="block text-cap text-ink-2">{addressLine(restaurant?.address)}</span>
          </span>
          <Button size="sm" variant="quiet" onClick={() => onChange({ restaurant: null, item_id: null })}>
            {m.publishing_place_change()}
          </Button>
        </div>
      </div>
      {items.length > 0 ? (
        <DishField items={items} chosen={item_id} onChoose={(chosen) => onChange({ item_id: chosen })} />
      ) : null}
    </div>
  );
}

interface ElsewhereProps extends Pick<PlaceFieldsProps, "onChange" | "error" | "problems"> {
  elsewhere: NonNullable<Composition["elsewhere"]>;
}

function Elsewhere({ elsewhere, onChange, error, problems }: ElsewhereProps) {
  useWords();
  const wrong = (...fields: PlaceField[]): string | null => {
    const problem = problems.find(({ field }) => fields.includes(field));
    return problem ? problemWords(problem) : null;
  };
  const { orpc } = useAppContext();
  const { latitude, longitude } = usePosition();
  const change = (next: Partial<typeof elsewhere>) => onChange({ elsewhere: { ...elsewhere, ...next } });
  const query = useSettled(elsewhere.address.trim(), INPUT_PAUSE_MS);
  const { data, isFetching } = useQuery({
    ...orpc.places.suggest.queryOptions({ input: { query, latitude, longitude } }),
    enabled: query.length >= MIN_ADDRESS_QUERY && elsewhere.city === "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  const places = elsewhere.city === "" && query.length >= MIN_ADDRESS_QUERY ? (data?.results ?? []) : [];
  return (
    <div className="grid gap-4">
      <Field label={m.publishing_place_name()} error={error ?? wrong("google_place_name")}>
        <TextInput value={elsewhere.name} onValueChange={(name) => change({ name })} maxLength={120} required />
      </Field>
      {/* The city comes with a suggested address. */}
      <Field
        label={m.publishing_place_address()}
        aside={m.publishing_optional()}
        error={wrong("google_place_address", "city")}
      >
        <SuggestInput
          value={elsewhere.address}
          onValueChange={(address) => change({ address, city: "" })}
          suggestions={places.map(placeSuggestion)}
          onTake={({ place }) => change({ address: place.formatted_address, city: place.city })}
          status={isFetching ? m.publishing_looking() : ""}
          autoComplete="off"
          maxLength={250}
        />
      </Field>
      <div>
        <Button
          size="sm"
          variant="quiet"
          start={<Store aria-hidden="true" />}
          onClick={() => onChange({ elsewhere: null })}
        >
          {m.publishing_place_ours()}
        </Button>
      </div>
    </div>
  );
}
