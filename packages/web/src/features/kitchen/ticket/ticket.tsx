import type { Order } from "@tablee/contract/orders/orders.schema";
import { allergyNotes } from "@tablee/domain/kitchen/allergy-notes";
import { classNames } from "@tablee/design-system/class-names";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { memo } from "react";
import { BellRing, CreditCard, Hand, PencilLine, TriangleAlert } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { shortModeWord } from "../../orders/words/basket-words.ts";
import type { Lane } from "./lanes.ts";
import { ModeIcon } from "./mode-icon.tsx";
import { useOfSecond, useSecond } from "./second.ts";
import { TicketActions } from "./ticket-actions.tsx";
import { TicketLines } from "./ticket-lines.tsx";
import { formatElapsed, type TicketTime, ticketTime } from "./ticket-time.ts";
import { callName, dueWords, lateWords, placeWord, summaryOf } from "./ticket-words.ts";

export interface TicketProps {
  order: Order;
  lane: Lane;
  /** It is new, and nobody has touched it yet. */
  unheard: boolean;
  preparation_minutes: number;
  /** Opens the order in full. */
  open: (id: number) => void;
}

const TIME_TONES: Record<TicketTime["tone"], string> = { calm: "", soon: "text-warning-ink", late: "text-danger-ink" };

/** From an hour on, the timer has one more digit and colon. */
const HOUR_S = 3_600;

/** One order on the board: number, mode and timer in one line, what to cook, and the next step (kitchen §4). */
export const Ticket = memo(function Ticket({ order, lane, unheard, preparation_minutes, open }: TicketProps) {
  const language = useLanguage();
  const timeAt: TimeAt = (now) => ticketTime(order, now, preparation_minutes);
  const late = useOfSecond((now) => timeAt(now).late);
  const unanswered = useOfSecond((now) => timeAt(now).unanswered);
  const isNew = order.status === "new";
  return (
    <article
      aria-label={m.kitchen_ticket({ number: order.number })}
      data-order-id={order.id}
      className={classNames(
        "relative rounded-photo bg-surface p-2.5 forced-colors:border",
        isNew ? "" : late !== null ? "ring-2 ring-danger ring-inset" : "ring-1 ring-line ring-inset",
      )}
    >
      {isNew ? (
        <span
          aria-hidden="true"
          className={classNames(
            "pointer-events-none absolute inset-0 rounded-photo",
            unanswered ? "kitchen-ring-late" : "kitchen-ring",
            unheard && "kitchen-ring-unheard",
          )}
        />
      ) : null}
      <TicketHead order={order} unanswered={unanswered} timeAt={timeAt} open={open} />
      {/* A large text leaves the name no room beside the time: it then has a line of its own. */}
      <p className="num mt-0.5 flex flex-wrap justify-between gap-x-2 text-cap text-ink-2">
        <span className="min-w-0 grow basis-[4rem] truncate">{callName(order.diner)}</span>
        <span className="shrink-0">{late === null ? <Due order={order} /> : lateWords(late, language)}</span>
      </p>
      <StateWords order={order} />
      <ArrivalWords order={order} />
      <PaidWords order={order} />
      {allergyNotes(order).map((note) => (
        <p
          key={note}
          className="mt-1.5 mb-0.5 flex items-start gap-2 rounded-[0.5625rem] bg-danger-tint px-2.5 py-1 text-bs font-semibold text-danger-ink"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            <span className="sr-only">{m.kitchen_allergy()} </span>
            {m.kitchen_note({ note })}
          </span>
        </p>
      ))}
      {lane === "ready" ? (
        <p className="mt-1.5 text-bs text-ink-2">{summaryOf(order, language)}</p>
      ) : (
        <TicketLines items={order.items} />
      )}
      <TicketActions order={order} />
    </article>
  );
});

/** The state of the ticket at a moment. */
type TimeAt = (now: Date) => TicketTime;

/** The promised time. */
function Due({ order }: { order: Order }) {
  const language = useLanguage();
  return m.kitchen_for({ time: dueWords(order, useNow(), language) });
}

interface TicketHeadProps {
  order: Order;
  unanswered: boolean;
  timeAt: TimeAt;
  open: (id: number) => void;
}

function TicketHead({ order, unanswered, timeAt, open }: TicketHeadProps) {
  useWords();
  const hasHours = useOfSecond((now) => timeAt(now).elapsed >= HOUR_S);
  return (
    // The time keeps its corner. What does not fit between it and the number wraps below in full: a table's name, or a
    // long mode.
    <header
      className={classNames("relative flex flex-wrap items-center gap-x-1 gap-y-0.5", hasHours ? "pe-17" : "pe-13")}
    >
      {order.status === "new" ? (
        <span
          className={classNames(
            "grid size-5 shrink-0 place-items-center rounded-[0.375rem]",
            unanswered ? "bg-danger text-on-danger" : "bg-primary text-on-primary",
          )}
        >
          <BellRing aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{unanswered ? m.kitchen_new_late() : m.kitchen_new()}</span>
        </span>
      ) : null}
      <h3 className="num shrink-0 text-[1.1875rem] leading-6 font-bold">
        <button
          type="button"
          aria-label={m.kitchen_details({ number: order.number })}
          onClick={() => open(order.id)}
          className="hit rounded-inner underline decoration-line-control decoration-dotted underline-offset-4"
        >
          {order.number}
        </button>
      </h3>
      <span className="flex min-w-0 items-center gap-1 text-cap font-medium text-ink-2">
        <ModeIcon mode={order.mode} className="size-4 shrink-0" />
        {/* Text that stays on this line leaves the ticket one more line for the dishes. */}
        <span className="min-w-0 break-words">
          {order.mode === "dine_in" ? placeWord(order) : shortModeWord(order.mode)}
        </span>
      </span>
      <Timer timeAt={timeAt} />
    </header>
  );
}

/** The only part of a ticket that is rendered every second. */
function Timer({ timeAt }: { timeAt: TimeAt }) {
  useWords();
  const { tone, elapsed } = timeAt(useSecond());
  const words = formatElapsed(elapsed);
  return (
    <span className={classNames("num absolute end-0 top-0 text-t3 font-bold tracking-tight", TIME_TONES[tone])}>
      <span className="sr-only">{m.kitchen_since({ elapsed: words })}</span>
      <span aria-hidden="true">{words}</span>
    </span>
  );
}

/** The state, where the lane does not show it. */
function StateWords({ order }: { order: Order }) {
  useWords();
  if (order.status === "delivering") {
    return <p className="mt-1 text-bs font-semibold text-success-ink">{m.kitchen_on_its_way()}</p>;
  }
  const minutes = order.status === "delayed" ? order.statuses.at(-1)?.delay : null;
  if (!minutes) return null;
  return <p className="mt-1 text-bs font-semibold text-warning-ink">{m.kitchen_delayed_by({ minutes })}</p>;
}

/** Whoever hands it over asks for no money. */
function PaidWords({ order }: { order: Order }) {
  useWords();
  if (!wasPaidAhead(order)) return null;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-bs font-semibold text-ink-2">
      <CreditCard aria-hidden="true" className="size-4 shrink-0" />
      {m.kitchen_paid_online()}
    </p>
  );
}

/** Says that the diner waits outside, and where; and that staff have changed the order. */
function ArrivalWords({ order }: { order: Order }) {
  useWords();
  const { arrived, corrections } = order;
  return (
    <>
      {arrived ? (
        <p className="mt-1 flex items-start gap-1.5 text-bs font-semibold text-success-ink">
          <Hand aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {arrived.spot ? m.kitchen_arrived_at({ spot: arrived.spot }) : m.kitchen_arrived()}
          </span>
        </p>
      ) : null}
      {corrections.length > 0 ? (
        <p className="mt-1 flex items-center gap-1.5 text-bs font-semibold text-info-ink">
          <PencilLine aria-hidden="true" className="size-4 shrink-0" />
          {m.kitchen_corrected()}
        </p>
      ) : null}
    </>
  );
}
