import type { Order } from "@tablee/contract/orders/orders.schema";
import type { CSSProperties } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { Lane } from "../ticket/lanes.ts";
import { Ticket } from "../ticket/ticket.tsx";
import { Packed } from "./packed.tsx";
import { useSlices } from "./use-slices.ts";

export const LANE_WORDS = {
  new: () => m.kitchen_lane_new(),
  confirmed: () => m.kitchen_lane_confirmed(),
  preparing: () => m.kitchen_lane_preparing(),
  ready: () => m.kitchen_lane_ready(),
} as const satisfies Record<Lane, () => string>;

export const LANE_DOTS: Record<Lane, string> = {
  new: "bg-primary",
  confirmed: "bg-info",
  preparing: "bg-warning",
  ready: "bg-success",
};

export interface LaneColumnProps {
  lane: Lane;
  orders: readonly Order[];
  unheard: ReadonlySet<number>;
  preparation_minutes: number;
  /** How many columns of tickets it has (lane-columns.ts). */
  columns: number;
  open: (id: number) => void;
}

/** About how high a ticket is, in rem: its head and its buttons, then its lines with their choices. */
function heightOf({ items }: Order, lane: Lane): number {
  if (lane === "ready") return 8 + items.length;
  const choices = ({ modifiers }: Order["items"][number]) =>
    modifiers.reduce((sum, { selection }) => sum + selection.length, 0);
  return items.reduce((sum, line) => sum + 2 + 1.4 * choices(line) + (line.notes ? 2 : 0), 8);
}

/** One lane; it scrolls on its own when it is longer than the screen. */
export function LaneColumn({ lane, orders, unheard, preparation_minutes, columns, open }: LaneColumnProps) {
  useWords();
  const shown = useSlices(orders);
  return (
    <section
      id={`lane-${lane}`}
      aria-label={LANE_WORDS[lane]()}
      aria-busy={shown.length < orders.length || undefined}
      // Its width in columns follows its number of orders (lane-columns.ts).
      style={{ "--lane-columns": columns } as CSSProperties}
      className="kitchen-column flex min-h-0 min-w-0 flex-col"
    >
      <h2 className="mb-1.5 flex min-h-[1.875rem] shrink-0 items-center gap-2 px-1 text-base font-heavy">
        <span aria-hidden="true" className={`ds-mark size-[0.5625rem] rounded-full ${LANE_DOTS[lane]}`} />
        {LANE_WORDS[lane]()}
        {/* On a phone, the chips above show the count. */}
        <span className="num font-medium text-ink-3 mobile:hidden">{orders.length}</span>
      </h2>
      <div className="kitchen-lane kitchen-flow no-scrollbar -mx-1.5 grid min-h-0 grow content-start items-start gap-x-2.5 overflow-y-auto px-1.5 pt-1.5 pb-4">
        {shown.map((order) => (
          <Packed key={order.id} guess={heightOf(order, lane)}>
            <Ticket
              order={order}
              lane={lane}
              unheard={unheard.has(order.id)}
              preparation_minutes={preparation_minutes}
              open={open}
            />
          </Packed>
        ))}
        {orders.length === 0 ? (
          <Packed guess={2}>
            <p className="px-1 pt-2 text-bs text-ink-3">
              {lane === "new" ? m.kitchen_lane_empty_new() : m.kitchen_lane_empty()}
            </p>
          </Packed>
        ) : null}
      </div>
    </section>
  );
}
