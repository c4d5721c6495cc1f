import type { InferDataFromTag, QueryClient, QueryKey, Updater } from "@tanstack/react-query";

/**
 * Puts the answer to a change into the cache. A fetch that is under way may have read what was there before the change,
 * and would replace the answer when it ends: it is begun again.
 */
export function enterAnswer<Key extends QueryKey, Data = InferDataFromTag<unknown, Key>>(
  client: QueryClient,
  queryKey: Key,
  next: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): void {
  client.setQueryData<Data>(queryKey, next);
  void client.refetchQueries({ queryKey, exact: true, fetchStatus: "fetching" });
}
