import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { textIn } from "@tablee/domain/language/text-in";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { useSettled } from "../../shell/use-settled.ts";
import { RestaurantLogo } from "../restaurants/restaurant-picture.tsx";
import { ViewSkeleton } from "./view-skeleton.tsx";

const MOST_SHOWN = 50;

/** An administrator staffs no kitchen and may open each (kitchen §14): by its name. */
export function ChooseKitchen() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const [query, setQuery] = useState("");
  const asked = useSettled(query.trim(), INPUT_PAUSE_MS);
  const found = useQuery({
    ...orpc.restaurants.list.queryOptions({
      input: { worldwide: true, limit: MOST_SHOWN, ...(asked === "" ? {} : { query: asked }) },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="mx-auto max-w-[36rem] px-gutter py-8">
      <h1 className="font-display text-d2">{m.kitchen_choose_title()}</h1>
      <p className="mt-2 mb-5 text-base text-ink-2">{m.kitchen_choose_text()}</p>
      <Field label={m.kitchen_choose_search()}>
        <TextInput type="search" value={query} onValueChange={setQuery} maxLength={80} autoComplete="off" />
      </Field>
      {found.data ? (
        <ul className="mt-4 divide-y divide-line">
          {found.data.restaurants.map(({ id, name, logo_image_path, address }) => (
            <li key={id}>
              <Link
                to="/kitchen"
                search={{ restaurant: id }}
                className="flex min-h-16 items-center gap-3.5 py-2.5 hover:bg-sunken"
              >
                <RestaurantLogo src={logo_image_path} name="" className="size-11 shrink-0 rounded-control" />
                <span className="min-w-0 grow">
                  <span className="block font-display text-dish">{textIn(name, language)}</span>
                  <span className="block text-cap text-ink-2">{address}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
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
