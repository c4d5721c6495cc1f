import { Field } from "@tablee/design-system/inputs/field";
import { SuggestInput } from "@tablee/design-system/inputs/suggest-input";
import { MAX_ADDRESS_QUERY, MIN_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { suggestionStatus } from "./suggestion-status.ts";
import { useSettled } from "../../../shell/use-settled.ts";
import { placeSuggestion } from "./place-suggestion.tsx";

/** A search for an address to start from; only its point is stored. */
export function AddressSearch({ onTake }: { onTake: (point: Point) => void }) {
  useWords();
  const { orpc } = useAppContext();
  const { latitude, longitude } = usePosition();
  const [text, setText] = useState("");
  const typed = text.trim();
  const settled = useSettled(typed, INPUT_PAUSE_MS);
  const asked = typed.length >= MIN_ADDRESS_QUERY;
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...orpc.places.suggest.queryOptions({ input: { query: settled, latitude, longitude } }),
    enabled: asked && settled.length >= MIN_ADDRESS_QUERY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const places = asked ? (data?.results ?? []) : [];
  const answered = asked && settled === typed && data !== undefined && !isFetching && !isPlaceholderData;
  return (
    <Field
      label={m.restaurants_position_address()}
      error={answered && places.length === 0 ? m.restaurants_position_unknown() : null}
      className="mt-5"
    >
      <SuggestInput
        value={text}
        onValueChange={setText}
        suggestions={places.map(placeSuggestion)}
        onTake={({ place }) => onTake(place)}
        status={suggestionStatus({ asked, looking: isFetching || settled !== typed, count: places.length })}
        placeholder={m.basket_address_hint()}
        maxLength={MAX_ADDRESS_QUERY}
      />
    </Field>
  );
}
