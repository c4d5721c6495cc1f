import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "../../routes/app-context.ts";

export type SavedTheme = Record<"primary" | "ground" | "logo_url" | "cover_url", string | null>;

/** Hosts and allowed pages of one's restaurants; what colleagues change shows on return. */
export const useSites = () => useQuery(useAppContext().orpc.sites.list.queryOptions({ staleTime: 0 }));

/** What an owner does with them. Every success reads the list anew. */
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
      mutationFn: (input: { host: string; restaurant_id: number; theme: SavedTheme }) => api.sites.save(input),
    }),
    remove: useMutation({ ...again, mutationFn: (id: number) => api.sites.remove({ id }) }),
    allow: useMutation({
      ...again,
      mutationFn: (input: { restaurant_id: number; origin: string }) => api.sites.allowParent(input),
    }),
    disallow: useMutation({ ...again, mutationFn: (id: number) => api.sites.disallowParent({ id }) }),
  };
}
export type SiteActions = ReturnType<typeof useSiteActions>;
