import type { WebhookEndpoint } from "@tablee/contract/webhooks/webhooks.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleted } from "../../api/answers/deleted.ts";
import { enterAnswer } from "../../api/answers/enter-answer.ts";
import type { Orpc } from "../../api/query-options.ts";
import { useAppContext } from "../../routes/app-context.ts";

/** How often an open screen refetches, in ms, so that deliveries under way and a colleague's changes show up. */
const LOOK_AGAIN_MS = 5_000;

export const webhooksQuery = (orpc: Orpc, restaurant_id: number) => ({
  ...orpc.webhooks.list.queryOptions({ input: { restaurant_id } }),
  refetchInterval: LOOK_AGAIN_MS,
});
const PAGE = 10;

export const deliveriesQuery = (orpc: Orpc, id: number) => ({
  ...orpc.webhooks.deliveries.infiniteOptions({
    input: (continuation: string | undefined) => ({ id, limit: PAGE, ...(continuation ? { continuation } : {}) }),
    initialPageParam: undefined,
    getNextPageParam: ({ continuation }) => continuation ?? undefined,
  }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const deliveryQuery = (orpc: Orpc, id: number) => ({
  ...orpc.webhooks.delivery.queryOptions({ input: { id } }),
  refetchInterval: LOOK_AGAIN_MS,
});

type EndpointFields = Pick<WebhookEndpoint, "url" | "events" | "active">;
type Change = Partial<EndpointFields> & { seen?: Partial<EndpointFields> };

/** The staff's actions on an endpoint. Each refetches the list, a failed one too: only its answer may have been lost. */
export function useWebhookActions(restaurant_id: number) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: orpc.webhooks.key() });
  const again = {
    networkMode: "always" as const,
    onSuccess: refetch,
    // Not awaited: without a connection, the failure is shown first.
    onError: () => void refetch(),
  };
  return {
    create: useMutation({
      ...again,
      mutationFn: (input: Pick<WebhookEndpoint, "url" | "events">) => api.webhooks.create({ restaurant_id, ...input }),
    }),
    change: useMutation({
      ...again,
      mutationFn: ({ id, ...change }: Change & { id: number }) => api.webhooks.change({ id, ...change }),
    }),
    rotate: useMutation({
      ...again,
      mutationFn: ({ id, secret_hint }: Pick<WebhookEndpoint, "id" | "secret_hint">) =>
        api.webhooks.rotate({ id, secret_hint }),
    }),
    remove: useMutation({
      networkMode: "always",
      mutationFn: (id: number) => deleted(api.webhooks.remove({ id })),
      // Removed from the list at once, so that its deliveries are not requested.
      onSuccess: (_removed, id) =>
        enterAnswer(
          client,
          webhooksQuery(orpc, restaurant_id).queryKey,
          (list) => list && { ...list, endpoints: list.endpoints.filter((one) => one.id !== id) },
        ),
    }),
    resend: useMutation({ ...again, mutationFn: (id: number) => api.webhooks.resend({ id }) }),
  };
}
export type WebhookActions = ReturnType<typeof useWebhookActions>;
