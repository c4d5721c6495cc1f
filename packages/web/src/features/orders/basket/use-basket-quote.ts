import type { Quote } from "@tablee/contract/orders/orders.schema";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAppContext } from "../../../routes/app-context.ts";
import type { PlaceRequest } from "./basket-schema.ts";
import { useSettled } from "../../../shell/use-settled.ts";

export interface BasketQuote {
  /** The server's answer for exactly this basket; null while it is loading or cannot be had. */
  quote: Quote | null;
  /** The server's last answer, which may be for an earlier state of the basket. */
  last: Quote | null;
  asking: boolean;
  failed: boolean;
  retry: () => void;
}

/** The authoritative totals and problems: the server's, requested once the basket has stopped changing (orders §19). */
export function useBasketQuote(request: PlaceRequest | null): BasketQuote {
  const { orpc } = useAppContext();
  const words = JSON.stringify(request);
  const settled = useSettled(words, INPUT_PAUSE_MS);
  const input = JSON.parse(settled) as PlaceRequest | null;
  const { source: _source, ...body } = input ?? ({} as PlaceRequest);
  const answer = useQuery({
    ...orpc.orders.quote.queryOptions({ input: body }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    // What stops an order changes with the clock and with the kitchen.
    staleTime: 15_000,
    refetchInterval: 60_000,
    retry: 1,
  });
  const fresh = words === settled && !answer.isPlaceholderData && input !== null;
  return {
    quote: fresh ? (answer.data ?? null) : null,
    last: input === null ? null : (answer.data ?? null),
    asking: request !== null && (words !== settled || answer.isFetching),
    failed: fresh && answer.isError && !answer.data,
    retry: () => void answer.refetch(),
  };
}
