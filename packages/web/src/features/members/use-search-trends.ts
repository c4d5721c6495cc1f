import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePosition } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";

/** Loads current hashtags and suggestions whom to follow, near the device once its position is known (search §9). */
export function useSearchTrends() {
  const { orpc } = useAppContext();
  const position = usePosition();
  const near = position.from === "device" ? { latitude: position.latitude, longitude: position.longitude } : {};
  return useQuery({
    ...orpc.search.searchTrends.queryOptions({ input: near }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
}
