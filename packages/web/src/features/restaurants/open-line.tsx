import { StatusDot, type StatusTone } from "@tablee/design-system/status-dot";
import { isOrderable, type OrderingStatus } from "@tablee/domain/restaurants/ordering-status";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { type OpenFacts, openState, openWords } from "./open-state.ts";

const TONES = {
  open: "success",
  "off-hours-planned-enabled": "warning",
  "off-hours": "muted",
  closed: "muted",
} as const satisfies Record<OrderingStatus, StatusTone>;

interface OpenLineProps {
  restaurant: OpenFacts;
  /** Show only the hours. */
  brief?: boolean;
  className?: string;
}

/** "Open until 22:00", "Opens Tuesday at 11:00", with its dot; off hours it says whether one can order for later. */
export function OpenLine({ restaurant, brief, className }: OpenLineProps) {
  const language = useLanguage();
  const now = useNow();
  const state = openState(restaurant, now);
  const words = openWords(state, now, language);
  return (
    <StatusDot tone={TONES[state.status]} className={className}>
      {state.status === "off-hours-planned-enabled" && !brief ? m.restaurants_order_ahead({ opens: words }) : words}
    </StatusDot>
  );
}

/**
 * Whether orders are taken: "Order Not Available" is shown when closed, and off hours without planned orders
 * (restaurants §8).
 */
export const takesOrders = (restaurant: OpenFacts, at: Date): boolean => isOrderable(openState(restaurant, at).status);
