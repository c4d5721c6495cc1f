import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { Orpc } from "../../api/query-options.ts";

/** The feed, page by page. The first page is the same call on the server and in the browser. */
export const feedQuery = (orpc: Orpc, variant: FeedVariant) =>
  orpc.discoveries.list.infiniteOptions({
    input: (continuation: string | undefined) => ({ variant, ...(continuation ? { continuation } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.continuation ?? undefined,
  });
