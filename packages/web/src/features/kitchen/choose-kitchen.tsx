import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { CallFailed } from "../../shell/call-failed.tsx";
import { RestaurantChoices } from "../restaurants/choosing/restaurant-choices.tsx";
import { useRestaurantsByName } from "../restaurants/choosing/use-restaurants-by-name.ts";
import { ViewSkeleton } from "./view-skeleton.tsx";

/** Lets an administrator, who belongs to no kitchen's staff and may open any (kitchen §14), find one by name. */
export function ChooseKitchen() {
  useWords();
  const [query, setQuery] = useState("");
  const found = useRestaurantsByName(query, { enabled: true });
  return (
    <div className="mx-auto max-w-[36rem] px-gutter py-8">
      <h1 className="font-display text-d2">{m.kitchen_choose_title()}</h1>
      <p className="mt-2 mb-5 text-base text-ink-2">{m.kitchen_choose_text()}</p>
      <Field label={m.kitchen_choose_search()}>
        <TextInput type="search" value={query} onValueChange={setQuery} maxLength={80} autoComplete="off" />
      </Field>
      {found.data ? (
        <RestaurantChoices restaurants={found.data.restaurants} opens="kitchen" />
      ) : found.isError ? (
        <CallFailed error={found.error} retry={() => void found.refetch()} />
      ) : (
        <div className="mt-4">
          <ViewSkeleton />
        </div>
      )}
    </div>
  );
}
