import type { Case } from "@tablee/contract/moderation/moderation.schema";
import type { Decision } from "@tablee/domain/discoveries/deciding";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../api/query-options.ts";
import { useAppContext } from "../../routes/app-context.ts";
import type { QueueView } from "./queue-view.ts";
import type { Why } from "./reject-dialog.tsx";

const PAGE = 20;
/** How often the queue is refetched, in ms: other moderators work on it too. */
const LOOK_AGAIN_MS = 20_000;

export const queueQuery = (orpc: Orpc, view: QueueView) => ({
  ...orpc.moderation.list.infiniteOptions({
    input: (continuation: string | undefined) => ({
      limit: PAGE,
      ...(view === "rejected" ? { status: view } : {}),
      ...(continuation ? { continuation } : {}),
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ continuation }) => continuation ?? undefined,
  }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const reportedQuery = (orpc: Orpc) => ({
  ...orpc.moderation.comments.infiniteOptions({
    input: (continuation: string | undefined) => ({ limit: PAGE, ...(continuation ? { continuation } : {}) }),
    initialPageParam: undefined,
    getNextPageParam: ({ continuation }) => continuation ?? undefined,
  }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const caseQuery = (orpc: Orpc, id: number) => ({
  ...orpc.moderation.get.queryOptions({ input: { id } }),
  staleTime: 0,
});

/** Decides on the case that the moderator sees; afterwards, or if somebody was faster, everything is refetched. */
export function useDecide() {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (wish: Pick<Case, "id" | "revision"> & { status: Decision } & Partial<Why>) =>
      api.moderation.decide(wish),
    onSettled: (_found, _error, { id }) => {
      void client.invalidateQueries({ queryKey: orpc.moderation.list.key() });
      void client.invalidateQueries({ queryKey: caseQuery(orpc, id).queryKey });
    },
  });
}
