import { EmptyState } from "@tablee/design-system/empty-state";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { useRestaurantsByName } from "../restaurants/choosing/use-restaurants-by-name.ts";
import { Rows } from "../admin/admin-frame.tsx";
import { someRestaurantsQuery } from "../restaurants/restaurant-queries.ts";
import { DomainList } from "./domain-list.tsx";
import { EmbedGuide } from "./embed-guide.tsx";
import { useSiteActions, useSites } from "./site-queries.ts";
import { ofGroup, ofRestaurant, type SiteOwner } from "./site-owner.ts";
import type { SitesSearch } from "./sites-search.ts";
import { useChosenOwner } from "./use-chosen-owner.ts";

/**
 * The restaurants to choose from: an owner's own; for an administrator any, by name, and the one that the address names,
 * which may not be among the first.
 */
function useChoices(query: string) {
  const { orpc } = useAppContext();
  const { user } = useSession();
  const isAdmin = user?.admin === true;
  const { restaurant }: SitesSearch = useSearch({ strict: false });
  const isNamed = isAdmin && restaurant !== undefined && query === "";
  const named = useQuery({ ...someRestaurantsQuery(orpc, [restaurant ?? 0], null), enabled: isNamed });
  const kitchens = useQuery({ ...orpc.kitchen.restaurants.queryOptions(), enabled: !isAdmin });
  const all = useRestaurantsByName(query, { enabled: isAdmin });
  const asked = isAdmin ? all : kitchens;
  const owned = new Set(user?.roles.filter(({ role }) => role === "owner").map(({ restaurant_id }) => restaurant_id));
  const found = isNamed && !named.data && !named.isError ? undefined : all.data?.restaurants;
  const more = (named.data?.restaurants ?? []).filter(({ id }) => found?.every((one) => one.id !== id));
  const choices = isAdmin
    ? found && [...found, ...(isNamed ? more : [])]
    : kitchens.data?.filter(({ id }) => owned.has(id));
  return { isAdmin, choices, error: asked.error, retry: () => void asked.refetch() };
}

/** Everything of one restaurant or group: its hosts and, for a restaurant, how to embed its menu in another page. */
export function SitesScreen() {
  useWords();
  const sites = useSites();
  const [query, setQuery] = useState("");
  const { isAdmin, choices, error, retry } = useChoices(query);
  const actions = useSiteActions();
  const { groups = [] } = sites.data ?? {};
  // Only when both lists are there: otherwise the one that comes first would decide whose sites are shown.
  const owners =
    sites.data && choices ? [...choices.map(ofRestaurant), ...(query === "" ? groups.map(ofGroup) : [])] : [];
  const { owner, ...choice } = useChosenOwner(owners);
  if (sites.isError && !sites.data) return <CallFailed error={sites.error} retry={() => void sites.refetch()} />;
  if (error && !choices) return <CallFailed error={error} retry={retry} />;
  if (!sites.data || !choices) return <Rows />;
  const { domains, frame_parents } = sites.data;
  return (
    <div className="grid gap-10">
      {isAdmin || owners.length > 1 ? (
        <Choice {...choice} chosen={owner} search={isAdmin ? { query, setQuery } : null} />
      ) : null}
      {owner ? (
        <>
          <DomainList key={owner.key} owner={owner} domains={domains.filter(owner.has)} actions={actions} />
          {owner.restaurant ? (
            <EmbedGuide
              key={`embed ${owner.key}`}
              restaurant={owner.restaurant}
              parents={frame_parents.filter(owner.has)}
              actions={actions}
            />
          ) : null}
        </>
      ) : (
        <EmptyState icon={<Store />} title={m.sites_none_title()} text={m.sites_none_text()} />
      )}
    </div>
  );
}

interface ChoiceProps {
  choices: readonly SiteOwner[];
  chosen: SiteOwner | null;
  choose: (key: string) => void;
  /** The search by name; null if there are few enough to choose from. */
  search: { query: string; setQuery: (query: string) => void } | null;
}

function Choice({ choices, chosen, choose, search }: ChoiceProps) {
  const language = useLanguage();
  return (
    <div className="grid max-w-[28rem] gap-3">
      {search ? (
        <Field label={m.sites_find()}>
          <TextInput value={search.query} onValueChange={search.setQuery} maxLength={80} autoComplete="off" />
        </Field>
      ) : null}
      <Field label={m.sites_restaurant()}>
        <Select
          value={chosen?.key ?? ""}
          onValueChange={choose}
          options={choices.map(({ key, restaurant, name }) => ({
            value: key,
            label: restaurant ? textIn(name, language) : m.sites_group({ name: textIn(name, language) }),
          }))}
        />
      </Field>
    </div>
  );
}
