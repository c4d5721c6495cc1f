import type { KitchenSlots } from "@tablee/contract/kitchen/kitchen.schema";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useToasts } from "@tablee/design-system/toasts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterRestaurant } from "../kitchen-queries.ts";
import { readLimit } from "./capacity-limits.ts";

interface OpenOrdersFormProps {
  restaurant_id: number;
  saved: number;
}

/** How many orders of one guest may be open here at a time, so that nobody fills a kitchen alone. */
export function OpenOrdersForm({ restaurant_id, saved }: OpenOrdersFormProps) {
  useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useSaveOpenOrders(restaurant_id);
  const most = typed === null ? saved : readLimit(typed);
  return (
    <form
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (most) save.mutate(most, { onSuccess: () => setTyped((now) => (now === typed ? null : now)) });
      }}
    >
      <h2 className="font-display text-t2">{m.kitchen_open_orders()}</h2>
      <p className="mt-1 text-bs text-ink-2">{m.kitchen_open_orders_text()}</p>
      <Field
        label={m.kitchen_open_orders_most()}
        error={most ? undefined : m.kitchen_open_orders_invalid()}
        className="mt-3 max-w-[7.5rem]"
      >
        <TextInput
          quiet
          inputMode="numeric"
          maxLength={5}
          value={typed ?? String(saved)}
          onValueChange={setTyped}
          className="num"
        />
      </Field>
      <Button type="submit" variant="strong" className="mt-3" disabled={!most} loading={save.isPending}>
        {m.kitchen_open_orders_save()}
      </Button>
    </form>
  );
}

function useSaveOpenOrders(restaurant_id: number) {
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  const { queryKey } = orpc.kitchen.slots.queryOptions({ input: { restaurant_id } });
  return useMutation({
    networkMode: "always",
    mutationFn: (max_open_orders: number) => api.kitchen.setRestaurant({ id: restaurant_id, max_open_orders }),
    onSuccess: (card) => {
      enterRestaurant(queryClient, orpc, card);
      const { max_open_orders } = card;
      queryClient.setQueryData<KitchenSlots>(queryKey, (known) => known && { ...known, max_open_orders });
      toasts.show({ text: m.kitchen_open_orders_saved(), tone: "success", id: "open-orders" });
    },
    onError: () => toasts.show({ text: m.kitchen_not_saved(), tone: "danger", id: "open-orders", urgent: true }),
  });
}
