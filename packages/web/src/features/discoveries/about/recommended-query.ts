import { LONG_LIST } from "../../../api/long-list.ts";
import type { Orpc } from "../../../api/query-options.ts";

interface Where {
  id: number;
  /** Only of this dish. */
  item_id?: number;
  limit: number;
}

/**
 * What members recommend at a restaurant, or of one of its dishes (discoveries §31). It is read again whenever it is
 * shown: what a member publishes, deletes or follows changes it.
 */
export const recommendedQuery = (orpc: Orpc, where: Where) =>
  orpc.discoveries.at.queryOptions({ input: where, staleTime: 0, retry: false });

/** Everything that is recommended at a restaurant, page by page. */
export const allRecommendedQuery = (orpc: Orpc, id: number) =>
  orpc.discoveries.allAt.infiniteOptions({
    input: (continuation: string | undefined) => ({ id, ...(continuation ? { continuation } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
    ...LONG_LIST,
  });
