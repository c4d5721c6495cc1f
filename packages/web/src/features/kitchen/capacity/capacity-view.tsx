import type { KitchenSlots } from "@tablee/contract/kitchen/kitchen.schema";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { CAPACITY_KINDS } from "@tablee/domain/orders/slot-capacity";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { type LimitKey, limitKey } from "@tablee/domain/kitchen/limits-by-key";
import { conflictsOf, plainOf } from "../../../api/answers/edit-conflicts.ts";
import { enterAnswer } from "../../../api/answers/enter-answer.ts";
import { fieldsOf, type LimitFields, type Limits, limitsOf, readLimit } from "./capacity-limits.ts";
import { kindWord, limitedModeWord, notSavedWords } from "./capacity-words.ts";
import { CapacitySlots } from "./capacity-slots.tsx";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";
import { enterRestaurant } from "../kitchen-queries.ts";
import { OpenOrdersForm, useTypedNumber } from "./open-orders-form.tsx";
import { ViewSkeleton } from "../view-skeleton.tsx";

/** How many orders the kitchen takes per half hour, and how full the coming ones are. */
export function CapacityView({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const { orpc } = useAppContext();
  const query = useQuery({
    ...orpc.kitchen.slots.queryOptions({ input: { restaurant_id: restaurant.id } }),
    refetchInterval: 15_000,
  });
  return (
    <section
      aria-label={m.kitchen_capacity()}
      className="kitchen-view grid min-h-0 grow content-start gap-8 overflow-y-auto p-4 tablet:p-5 large:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      {query.data ? (
        <>
          <Forms key={restaurant.id} restaurant={restaurant} data={query.data} />
          <CapacitySlots data={query.data} timezone={restaurant.timezone} />
        </>
      ) : query.isError ? (
        <CallFailed error={query.error} retry={() => void query.refetch()} />
      ) : (
        <ViewSkeleton />
      )}
    </section>
  );
}

/** What is typed here goes with the view, and with another restaurant. */
function Forms({ restaurant, data }: { restaurant: RestaurantCard; data: KitchenSlots }) {
  const limits = useTypedLimits(data.capacity);
  const open = useTypedNumber(data.max_open_orders);
  return (
    <div>
      <LimitsForm restaurant={restaurant} {...limits} />
      <OpenOrdersForm restaurant_id={restaurant.id} {...open} />
      <LeaveGuard dirty={limits.isDirty || open.isDirty} parts={["restaurant", "view"]} />
    </div>
  );
}

interface LimitsFormProps extends ReturnType<typeof useTypedLimits> {
  restaurant: RestaurantCard;
}

function LimitsForm({ restaurant, fields, seen, set, meet, settle }: LimitsFormProps) {
  useWords();
  const save = useSaveLimits(restaurant);
  const wrong = useId();
  const limits = limitsOf(fields);
  const type: typeof set = (...field) => {
    if (save.isError) save.reset();
    set(...field);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (limits) save.mutate({ limits, seen }, { onSuccess: settle, onError: meet });
      }}
    >
      <h2 className="font-display text-t2">{m.kitchen_capacity_limits()}</h2>
      <p className="mt-1 text-bs text-ink-2">{m.kitchen_capacity_text()}</p>
      <table className="mt-3 w-full max-w-[38rem] border-separate border-spacing-y-1.5 text-start">
        <thead>
          <tr className="text-cap text-ink-2">
            <th scope="col" className="text-start font-medium">
              {m.kitchen_capacity_mode()}
            </th>
            {CAPACITY_KINDS.map((kind) => (
              <th key={kind} scope="col" className="w-[7.5rem] ps-2 text-start font-medium">
                {kindWord(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[null, ...ORDER_MODES].map((mode) => (
            <LimitsRow key={mode ?? "all"} mode={mode} wrong={wrong} fields={fields} set={type} />
          ))}
        </tbody>
      </table>
      <p id={wrong} role="alert" className="mt-1 text-cap font-medium text-danger-ink empty:hidden">
        {limits ? notSavedWords(save.error) : m.kitchen_capacity_invalid()}
      </p>
      <Button type="submit" variant="strong" className="mt-3" disabled={!limits} loading={save.isPending}>
        {m.kitchen_capacity_save()}
      </Button>
    </form>
  );
}

/**
 * The fields of the limits. Only what was typed is kept: everything else follows the saved state, also when another
 * device changes it. What is typed is saved over the limit that was there when it was begun (kitchen §7).
 */
function useTypedLimits(saved: Limits) {
  const there = fieldsOf(saved);
  const [typed, setTyped] = useState<LimitFields>({});
  const [over, setOver] = useState<LimitFields>({});
  return {
    isDirty: Object.entries(typed).some(([key, value]) => value.trim() !== (there[key as LimitKey] ?? "")),
    fields: { ...there, ...typed },
    seen: limitsOf({ ...there, ...over }) ?? saved,
    set: (key: LimitKey, value: string) => {
      setTyped((all) => ({ ...all, [key]: value }));
      setOver((all) => ({ [key]: there[key] ?? "", ...all }));
    },
    /** What somebody else has set has been told: saving again replaces it. */
    meet: (error: unknown) => {
      const met = conflictsOf(error).map(({ field, theirs }) => [field, plainOf(theirs)] as const);
      setOver((all) => ({ ...all, ...Object.fromEntries(met) }));
    },
    /** Called when what was typed is saved, unless more has been typed meanwhile. */
    settle: () => {
      setTyped((now) => (now === typed ? {} : now));
      setOver({});
    },
  };
}

interface LimitsRowProps {
  mode: OrderMode | null;
  /** The id of the error message. */
  wrong: string;
  fields: LimitFields;
  set: (key: LimitKey, value: string) => void;
}

function LimitsRow({ mode, wrong, fields, set }: LimitsRowProps) {
  useWords();
  return (
    <tr>
      <th scope="row" className="min-w-0 pe-1 text-start text-base font-semibold">
        {limitedModeWord(mode)}
      </th>
      {CAPACITY_KINDS.map((kind) => {
        const key = limitKey(kind, mode);
        const invalid = readLimit(fields[key] ?? "") === undefined;
        return (
          <td key={kind} className="ps-2">
            <TextInput
              quiet
              inputMode="numeric"
              maxLength={5}
              aria-label={m.kitchen_capacity_of({ kind: kindWord(kind), mode: limitedModeWord(mode) })}
              aria-invalid={invalid || undefined}
              aria-describedby={invalid ? wrong : undefined}
              placeholder={m.kitchen_capacity_none()}
              value={fields[key] ?? ""}
              onValueChange={(value) => set(key, value)}
              className="num"
            />
          </td>
        );
      })}
    </tr>
  );
}

function useSaveLimits(restaurant: RestaurantCard) {
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  const { queryKey } = orpc.kitchen.slots.queryOptions({ input: { restaurant_id: restaurant.id } });
  return useMutation({
    networkMode: "always",
    mutationFn: ({ limits: capacity, seen }: Record<"limits" | "seen", Limits>) =>
      api.kitchen.setRestaurant({ id: restaurant.id, capacity, seen: { capacity: seen } }),
    onSuccess: (card) => {
      enterRestaurant(queryClient, orpc, card);
      const entered = (known: KitchenSlots | undefined) => known && { ...known, capacity: card.capacity };
      enterAnswer(queryClient, queryKey, entered);
      toasts.show({ text: m.kitchen_capacity_saved(), tone: "success", id: "capacity" });
    },
    onError: (error) => {
      if (conflictsOf(error).length > 0) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
