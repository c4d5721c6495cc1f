import { EmptyState } from "@tablee/design-system/empty-state";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { textIn } from "@tablee/domain/language/text-in";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Store } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { useSettled } from "../../shell/use-settled.ts";
import { RestaurantLogo } from "../restaurants/restaurant-picture.tsx";
import { managedBy } from "./managed-restaurants.ts";
import { ManagementSkeleton } from "./management-frame.tsx";

const MOST_SHOWN = 50;

/** A member's own restaurants; for an administrator any, by its name. */
function useChoices(query: string) {
  const { orpc } = useAppContext();
  const { user } = useSession();
  const isAdmin = user?.admin === true;
  const own = useQuery({ ...orpc.kitchen.restaurants.queryOptions(), enabled: !isAdmin });
  const named = query === "" ? {} : { query };
  const all = useQuery({
    ...orpc.restaurants.list.queryOptions({ input: { worldwide: true, limit: MOST_SHOWN, ...named } }),
    enabled: isAdmin,
    placeholderData: keepPreviousData,
  });
  const managed = new Set(user ? managedBy(user) : []);
  const choices = isAdmin ? all.data?.restaurants : own.data?.filter(({ id }) => managed.has(id));
  const { error, refetch } = isAdmin ? all : own;
  return { isAdmin, choices, error, retry: () => void refetch() };
}

/** Where one begins: which restaurant it is about. */
export function ChooseRestaurant() {
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const { isAdmin, choices, error, retry } = useChoices(useSettled(query.trim(), INPUT_PAUSE_MS));
  return (
    <div className="max-w-[40rem]">
      <h1 className="font-display text-d2 tablet:text-d1">{m.management_title()}</h1>
      <p className="mt-2 mb-5 text-ink-2">{m.management_choose_text()}</p>
      {isAdmin ? (
        <Field label={m.management_find()}>
          <TextInput type="search" value={query} onValueChange={setQuery} maxLength={80} autoComplete="off" />
        </Field>
      ) : null}
      {choices?.length === 0 ? (
        <EmptyState icon={<Store />} title={m.management_none_title()} text={m.management_none_text()} />
      ) : choices ? (
        <ul className="mt-4 divide-y divide-line">
          {choices.map(({ id, name, logo_image_path, address }) => (
            <li key={id}>
              <Link
                to="/restaurant-admin/$restaurant_id"
                params={{ restaurant_id: String(id) }}
                className="flex min-h-16 items-center gap-3.5 rounded-control py-2.5 hover:bg-sunken"
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
      ) : error ? (
        <CallFailed error={error} retry={retry} />
      ) : (
        <ManagementSkeleton />
      )}
    </div>
  );
}
