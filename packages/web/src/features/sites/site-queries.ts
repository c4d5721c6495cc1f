import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleted } from "../../api/answers/deleted.ts";
import type { SiteOwner } from "./site-owner.ts";
import { useAppContext } from "../../routes/app-context.ts";

export type SavedTheme = Record<"primary" | "ground" | "logo_url" | "cover_url", string | null>;

/**
 * Loads the hosts of the member's restaurants and groups, and the allowed pages; refetched on return, because
 * colleagues change them.
 */
export const useSites = () => useQuery(useAppContext().orpc.sites.list.queryOptions({ staleTime: 0 }));

/** The owner's actions on them. Every success refetches the list. */
export function useSiteActions() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const again = {
    networkMode: "always" as const,
    onSuccess: () => client.invalidateQueries({ queryKey: orpc.sites.key() }),
  };
  return {
    save: useMutation({
      ...again,
      mutationFn: (input: { host: string; theme: SavedTheme } & SiteOwner["id"]) => api.sites.save(input),
    }),
    remove: useMutation({ ...again, mutationFn: (id: number) => deleted(api.sites.remove({ id })) }),
    allow: useMutation({
      ...again,
      mutationFn: (input: { restaurant_id: number; origin: string }) => api.sites.allowParent(input),
    }),
    disallow: useMutation({ ...again, mutationFn: (id: number) => deleted(api.sites.disallowParent({ id })) }),
  };
}
export type SiteActions = ReturnType<typeof useSiteActions>;
