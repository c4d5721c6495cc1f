import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSettled } from "../../../shell/use-settled.ts";

const MOST_SHOWN = 50;

/** Searches all restaurants by name, for administrators to choose from. */
export function useRestaurantsByName(typed: string, { enabled }: { enabled: boolean }) {
  const { orpc } = useAppContext();
  const query = useSettled(typed.trim(), INPUT_PAUSE_MS);
  const named = query === "" ? {} : { query };
  // The first query is still pending: all restaurants would be shown until it arrives, and move away under a finger.
  const isTyping = query === "" && typed.trim() !== "";
  return useQuery({
    ...orpc.restaurants.list.queryOptions({ input: { worldwide: true, limit: MOST_SHOWN, ...named } }),
    enabled: enabled && !isTyping,
    placeholderData: keepPreviousData,
  });
}
