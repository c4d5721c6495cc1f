import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { RestaurantChoices } from "../restaurants/choosing/restaurant-choices.tsx";
import { useRestaurantsByName } from "../restaurants/choosing/use-restaurants-by-name.ts";
import { managedBy } from "./managed-restaurants.ts";
import { ManagementSkeleton } from "./management-frame.tsx";

/** The restaurants to choose from: a member's own; for an administrator any, by name. */
function useChoices(query: string) {
  const { orpc } = useAppContext();
  const { user } = useSession();
  const isAdmin = user?.admin === true;
  const own = useQuery({ ...orpc.kitchen.restaurants.queryOptions(), enabled: !isAdmin });
  const all = useRestaurantsByName(query, { enabled: isAdmin });
  const managed = new Set(user ? managedBy(user) : []);
  const choices = isAdmin ? all.data?.restaurants : own.data?.filter(({ id }) => managed.has(id));
  const { error, refetch } = isAdmin ? all : own;
  return { isAdmin, choices, error, retry: () => void refetch() };
}

/** The first screen: which restaurant to manage. */
export function ChooseRestaurant() {
  useWords();
  const [query, setQuery] = useState("");
  const { isAdmin, choices, error, retry } = useChoices(query);
  return (
    <div className="max-w-[40rem]">
      <h1 className="font-display text-d2 tablet:text-d1">{m.management_title()}</h1>
      {/* Whoever has none has nothing to choose. */}
      {isAdmin || choices?.length !== 0 ? <p className="mt-2 mb-5 text-ink-2">{m.management_choose_text()}</p> : null}
      {isAdmin ? (
        <Field label={m.management_find()}>
          <TextInput type="search" value={query} onValueChange={setQuery} maxLength={80} autoComplete="off" />
        </Field>
      ) : null}
      {choices?.length === 0 ? (
        <EmptyState
          icon={<Store />}
          title={m.management_none_title()}
          text={m.management_none_text()}
          action={isAdmin ? undefined : <ClaimOne />}
        />
      ) : choices ? (
        <>
          <RestaurantChoices restaurants={choices} opens="management" />
          {isAdmin ? null : (
            <p className="mt-6">
              <ClaimOne />
            </p>
          )}
        </>
      ) : error ? (
        <CallFailed error={error} retry={retry} />
      ) : (
        <ManagementSkeleton />
      )}
    </div>
  );
}

function ClaimOne() {
  useWords();
  return (
    <Button variant="outline" render={<Link to="/restaurant-admin/new" />}>
      {m.pages_claim()}
    </Button>
  );
}
