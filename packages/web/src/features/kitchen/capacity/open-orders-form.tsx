import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { conflictsOf } from "../../../api/answers/edit-conflicts.ts";
import { enterAnswer } from "../../../api/answers/enter-answer.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterRestaurant } from "../kitchen-queries.ts";
import { readLimit } from "./capacity-limits.ts";
import { notSavedWords } from "./capacity-words.ts";

/**
 * A number that somebody types, saved over the one that was there when they began (kitchen §7); until then it follows
 * the saved one.
 */
export function useTypedNumber(saved: number) {
  const [begun, setBegun] = useState<{ typed: string; seen: number } | null>(null);
  return {
    isDirty: begun !== null && begun.typed.trim() !== String(saved),
    written: begun?.typed ?? String(saved),
    seen: begun?.seen ?? saved,
    write: (typed: string) => setBegun((now) => ({ typed, seen: now?.seen ?? saved })),
    /** What somebody else has set has been told: saving again replaces it. */
    meet: (error: unknown) => {
      const [met] = conflictsOf(error);
      if (met) setBegun((now) => now && { ...now, seen: Number(met.theirs) });
    },
    /** Called when what was typed is saved, unless more has been typed meanwhile. */
    settle: () => setBegun((now) => (now === begun ? null : now)),
  };
}

interface OpenOrdersFormProps extends ReturnType<typeof useTypedNumber> {
  restaurant_id: number;
}

/** How many orders of one guest may be open here at a time, so that nobody fills a kitchen alone. */
export function OpenOrdersForm({ restaurant_id, written, seen, write, meet, settle }: OpenOrdersFormProps) {
  useWords();
  const save = useSaveOpenOrders(restaurant_id);
  const most = readLimit(written);
  const type = (typed: string) => {
    if (save.isError) save.reset();
    write(typed);
  };
  return (
    <form
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (most) save.mutate({ most, seen }, { onSuccess: settle, onError: meet });
      }}
    >
      <h2 className="font-display text-t2">{m.kitchen_open_orders()}</h2>
      <p className="mt-1 text-bs text-ink-2">{m.kitchen_open_orders_text()}</p>
      <Field
        label={m.kitchen_open_orders_most()}
        error={most ? undefined : m.kitchen_open_orders_invalid()}
        className="mt-3 max-w-[7.5rem]"
      >
        <TextInput quiet inputMode="numeric" maxLength={5} value={written} onValueChange={type} className="num" />
      </Field>
      {/* Below the field, which is too narrow for a sentence. */}
      <p role="alert" className="mt-1 max-w-[38rem] text-cap font-medium text-danger-ink empty:hidden">
        {most ? notSavedWords(save.error) : null}
      </p>
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
    mutationFn: ({ most: max_open_orders, seen }: Record<"most" | "seen", number>) =>
      api.kitchen.setRestaurant({ id: restaurant_id, max_open_orders, seen: { max_open_orders: seen } }),
    onSuccess: (card) => {
      enterRestaurant(queryClient, orpc, card);
      const { max_open_orders } = card;
      enterAnswer(queryClient, queryKey, (known) => known && { ...known, max_open_orders });
      toasts.show({ text: m.kitchen_open_orders_saved(), tone: "success", id: "open-orders" });
    },
    onError: (error) => {
      if (conflictsOf(error).length > 0) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
