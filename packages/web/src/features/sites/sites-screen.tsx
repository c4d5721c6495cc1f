import { EmptyState } from "@tablee/design-system/empty-state";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { Rows } from "../admin/admin-frame.tsx";
import { DomainList } from "./domain-list.tsx";
import { EmbedGuide } from "./embed-guide.tsx";
import { useSiteActions, useSites } from "./site-queries.ts";

/** Everything of one restaurant: its hosts, then how to put its menu into a page of one's own. */
export function SitesScreen() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { user } = useSession();
  const sites = useSites();
  const kitchens = useQuery(orpc.kitchen.restaurants.queryOptions());
  const actions = useSiteActions();
  const [chosen, setChosen] = useState<string | null>(null);
  if (sites.isError && !sites.data) return <CallFailed error={sites.error} retry={() => void sites.refetch()} />;
  if (kitchens.isError && !kitchens.data) {
    return <CallFailed error={kitchens.error} retry={() => void kitchens.refetch()} />;
  }
  if (!sites.data || !kitchens.data || !user) return <Rows />;
  const owned = new Set(user.roles.filter(({ role }) => role === "owner").map(({ restaurant_id }) => restaurant_id));
  const choices = kitchens.data.filter(({ id }) => user.admin || owned.has(id));
  const restaurant = choices.find(({ id }) => String(id) === chosen) ?? choices[0];
  if (!restaurant) return <EmptyState icon={<Store />} title={m.sites_none_title()} text={m.sites_none_text()} />;
  const { domains, frame_parents } = sites.data;
  const isOf = ({ restaurant_id }: { restaurant_id: number }) => restaurant_id === restaurant.id;
  return (
    <div className="grid gap-10">
      {choices.length > 1 ? (
        <Field label={m.sites_restaurant()} className="max-w-[28rem]">
          <Select
            value={String(restaurant.id)}
            onValueChange={setChosen}
            options={choices.map(({ id, name }) => ({ value: String(id), label: textIn(name, language) }))}
          />
        </Field>
      ) : null}
      <DomainList key={restaurant.id} restaurant={restaurant} domains={domains.filter(isOf)} actions={actions} />
      <EmbedGuide
        key={`embed ${restaurant.id}`}
        restaurant={restaurant}
        parents={frame_parents.filter(isOf)}
        actions={actions}
      />
    </div>
  );
}
