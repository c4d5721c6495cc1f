import type { Orpc } from "../../../api/query-options.ts";

/** What is said of a place changes by the hour, not by the minute. */
const STALE_MS = 5 * 60_000;

interface Where {
  id: number;
  /** Only of this dish. */
  item_id?: number;
}

/** What members recommend at a restaurant, or of one of its dishes (discoveries §31). */
export const recommendedQuery = (orpc: Orpc, where: Where) =>
  orpc.discoveries.at.queryOptions({ input: where, staleTime: STALE_MS, retry: false });
