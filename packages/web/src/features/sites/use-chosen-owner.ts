import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { SitesSearch } from "./sites-search.ts";
import type { SiteOwner } from "./site-owner.ts";

/** The parameters of the address that say whose sites are shown: leaving them loses what was typed into the form. */
export const OWNER_PARTS = ["restaurant", "group"] as const satisfies (keyof SitesSearch)[];

/**
 * Whose sites are shown: whom the address names, otherwise the first of all. It stays while a search leads to others,
 * until one of them is chosen: what was typed for it would be lost without a question (restaurants §26).
 */
export function useChosenOwner(owners: readonly SiteOwner[]) {
  const { restaurant, group }: SitesSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = restaurant ? `restaurant ${restaurant}` : group ? `group ${group}` : null;
  const [last, setLast] = useState<SiteOwner | null>(null);
  const kept = last && (asked ?? last.key) === last.key ? last : null;
  const owner = owners.find(({ key }) => key === (asked ?? kept?.key)) ?? kept ?? owners[0] ?? null;
  if (owner?.key !== last?.key) setLast(owner);
  return {
    owner,
    // The kept one may not be among those that a search has found.
    choices: owner && owners.every(({ key }) => key !== owner.key) ? [owner, ...owners] : owners,
    choose: (key: string) => {
      const chosen = owners.find((one) => one.key === key);
      if (!chosen) return;
      const { restaurant_id, group_id } = { restaurant_id: undefined, group_id: undefined, ...chosen.id };
      void navigate({
        to: ".",
        search: (before: object) => ({ ...before, restaurant: restaurant_id, group: group_id }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}
