import type { Contract } from "@tablee/contract/contract";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Message } from "@tablee/design-system/message";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { checkArrival } from "@tablee/domain/orders/arrival";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Car, Check, Hand } from "lucide-react";
import { useState } from "react";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { arrivalSpot } from "./arrival-spot.ts";
import { enterOrder } from "./order-cache.ts";
import { orderQuery } from "./order-queries.ts";

/** The maximum of the contract. */
const MAX_SPOT = 60;

const REFUSED = {
  not_arrivable: () => m.order_arrival_too_late(),
} satisfies RefusalWords<Contract["orders"]["arrived"]>;

/** "I'm here" (orders §38): for curbside and drive, while the order is in the kitchen's hands. */
export function OrderArrival({ order, className = "mt-6" }: { order: Order; className?: string }) {
  useWords();
  const [editing, setEditing] = useState(false);
  const announce = useAnnounce(order, () => setEditing(false));
  const spot = order.arrived?.spot ?? arrivalSpot.get().spot;
  if (checkArrival(order)) return null;
  // A diner who has arrived without saying where can still add it: the kitchen may be looking for them.
  const asking = editing || (spot === "" && !order.arrived);
  return (
    <section
      aria-labelledby={`arrival-${order.id}`}
      className={`${className} rounded-card bg-sunken px-4.5 py-4.5 print:hidden`}
    >
      <div className="flex items-center gap-3.5">
        <span
          className={`grid size-13 shrink-0 place-items-center rounded-control [&>svg]:size-6 ${order.arrived ? "bg-success-tint text-success-ink" : "bg-surface"}`}
        >
          {order.arrived ? <Check aria-hidden="true" /> : <Car aria-hidden="true" className="stroke-[1.75]" />}
        </span>
        <Told order={order} spot={spot} />
        {asking ? null : (
          <Button ref={handsFocusOn} size="sm" variant="ghost" flush onClick={() => setEditing(true)}>
            {spot === "" ? m.order_arrival_add() : m.order_arrival_edit()}
          </Button>
        )}
      </div>
      {asking ? (
        <SpotForm
          key={spot}
          spot={spot}
          busy={announce.isPending}
          label={order.arrived ? m.order_arrival_save() : m.order_arrival_here()}
          onDone={(where) => announce.mutate(where)}
        />
      ) : order.arrived ? null : (
        <HereButton busy={announce.isPending} onPress={() => announce.mutate(spot)}>
          {m.order_arrival_here()}
        </HereButton>
      )}
      {announce.error ? (
        <Message tone="danger" announce className="mt-2.5">
          {wordsOfRefusal(REFUSED, announce.error) ?? m.order_arrival_failed()}
        </Message>
      ) : null}
    </section>
  );
}

function Told({ order, spot }: { order: Order; spot: string }) {
  const language = useLanguage();
  const { arrived, restaurant } = order;
  const time = arrived ? formatTime(new Date(arrived.date), restaurant.timezone, language) : "";
  return (
    <div className="min-w-0 grow" aria-live="polite">
      <h2 id={`arrival-${order.id}`} className="font-semibold">
        {arrived
          ? m.order_arrival_told({ time })
          : order.mode === "drive"
            ? m.order_arrival_drive()
            : m.order_arrival_parked()}
      </h2>
      <p className="text-bs break-words text-ink-2">{spot || m.order_arrival_hint()}</p>
    </div>
  );
}

interface SpotFormProps {
  spot: string;
  busy: boolean;
  label: string;
  onDone: (spot: string) => void;
}

function SpotForm({ spot, busy, label, onDone }: SpotFormProps) {
  useWords();
  const [typed, setTyped] = useState(spot);
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <Field label={m.order_arrival_spot()} aside={m.basket_optional()}>
        <TextInput value={typed} onValueChange={setTyped} maxLength={MAX_SPOT} autoComplete="off" />
      </Field>
      <HereButton busy={busy}>{label}</HereButton>
    </form>
  );
}

const HereButton = ({ busy, onPress, children }: { busy: boolean; onPress?: () => void; children: string }) => (
  <Button
    ref={handsFocusOn}
    block
    size="lg"
    variant="strong"
    className="mt-4"
    start={<Hand />}
    loading={busy}
    type={onPress ? "button" : "submit"}
    {...(onPress ? { onClick: onPress } : {})}
  >
    {children}
  </Button>
);

function useAnnounce(order: Order, done: () => void) {
  const { orpc, api } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (spot: string) => api.orders.arrived({ id: order.id, spot }),
    onSuccess: (told, spot) => {
      enterOrder(client, orpc, told);
      arrivalSpot.set({ spot });
      done();
    },
    // The order may have ended meanwhile: its current state is shown.
    onError: () => client.invalidateQueries({ queryKey: orderQuery(orpc, order.id).queryKey }),
  });
}
