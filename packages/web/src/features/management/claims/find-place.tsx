import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Link } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { RestaurantChoices } from "../../restaurants/choosing/restaurant-choices.tsx";
import { useRestaurantsByName } from "../../restaurants/choosing/use-restaurants-by-name.ts";
import { ManagementSkeleton } from "../management-frame.tsx";

interface FindPlaceProps {
  query: string;
  onQuery: (query: string) => void;
}

/** The search for a member's place on Tablée, by name. */
export function FindPlace({ query, onQuery }: FindPlaceProps) {
  useWords();
  const isAsked = query.trim() !== "";
  const found = useRestaurantsByName(query, { enabled: isAsked });
  return (
    <>
      <Field label={m.management_claim_find()}>
        <TextInput type="search" value={query} onValueChange={onQuery} maxLength={80} autoComplete="off" />
      </Field>
      <div aria-live="polite">
        {!isAsked ? null : found.data?.restaurants.length === 0 ? (
          <EmptyState
            icon={<Store />}
            title={m.management_claim_none()}
            text={m.management_claim_none_text()}
            action={<MakeOne name={query} />}
          />
        ) : found.data ? (
          <>
            <RestaurantChoices restaurants={found.data.restaurants} opens="claim" />
            <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
              {m.management_make_not_there()} <MakeOne name={query} />
            </p>
          </>
        ) : found.isError ? (
          <CallFailed error={found.error} retry={() => void found.refetch()} />
        ) : (
          <ManagementSkeleton />
        )}
      </div>
    </>
  );
}

/** Offers to create a place that is not on Tablée, with the name that was searched for. */
function MakeOne({ name }: { name: string }) {
  useWords();
  return (
    <Button variant="outline" render={<Link to="/restaurant-admin/new" search={{ make: name.trim() }} />}>
      {m.management_make_open()}
    </Button>
  );
}

export function WriteToUs() {
  useWords();
  return (
    <Button variant="outline" render={<Link to="/contact" />}>
      {m.management_claim_write()}
    </Button>
  );
}
