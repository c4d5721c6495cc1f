import type { Order } from "@tablee/contract/orders/orders.schema";
import { type ProgressStep, ProgressSteps } from "@tablee/design-system/progress-steps";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { Bike, ChefHat, ClipboardCheck, HandPlatter, Send, X } from "lucide-react";
import type { ReactNode } from "react";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { piecesOf } from "../words/order-line-words.ts";
import { type OrderStep, orderSteps } from "./order-steps.ts";
import { doneWord, statusWord } from "../words/order-words.ts";

const ICONS: Partial<Record<OrderStep["id"], ReactNode>> = {
  new: <Send />,
  confirmed: <ClipboardCheck />,
  preparing: <ChefHat />,
  ready: <HandPlatter />,
  delivering: <Bike />,
  refunded: <X />,
};

/** The progress of an order, live, with the time of each step (orders §34). */
export function OrderProgress({ order }: { order: Order }) {
  const language = useLanguage();
  const { timezone } = order.restaurant;
  const steps = orderSteps(order).map((step): ProgressStep => ({
    id: step.id,
    state: step.state,
    label: labelOf(step, order),
    note: noteOf(step, order, language),
    time: timeOf(step, timezone, language),
    icon: step.state === "current" || step.state === "failed" ? ICONS[step.id] : undefined,
  }));
  return (
    <ProgressSteps
      label={m.order_steps()}
      stateLabels={{
        done: m.order_step_done(),
        current: m.order_step_current(),
        upcoming: m.order_step_upcoming(),
        failed: m.order_step_failed(),
      }}
      steps={steps}
    />
  );
}

function timeOf({ at, until }: OrderStep, timezone: string, language: Language): string | undefined {
  if (!at) return undefined;
  const start = formatTime(at, timezone, language);
  return until ? m.order_step_between({ start, end: formatTime(until, timezone, language) }) : start;
}

const labelOf = ({ id }: OrderStep, order: Order): string => {
  if (id === "delivered") return doneWord(order.mode);
  return id === "refunded" ? statusWord(order) : statusWord({ ...order, status: id });
};

function noteOf({ id, state, delay }: OrderStep, order: Order, language: Language): string | undefined {
  const restaurant = textIn(order.restaurant.name, language);
  const notes = [
    id === "new" && state === "current" ? m.order_step_waiting({ restaurant }) : "",
    id === "confirmed" ? (state === "upcoming" ? "" : m.order_step_accepted({ restaurant })) : "",
    id === "preparing" && state === "current" ? m.order_step_in_kitchen({ count: piecesOf(order.items) }) : "",
    delay !== null ? m.order_step_delayed({ minutes: delay }) : "",
  ];
  return notes.filter((note) => note !== "").join(" ") || undefined;
}
