import type { Order } from "@tablee/contract/orders/orders.schema";
import { classNames } from "@tablee/design-system/class-names";
import { DOUBLE_MS, NEAR_PX } from "@tablee/design-system/dialogs/one-press";
import { AlarmClock, PencilLine, RotateCcw, X } from "lucide-react";
import { mayCorrect } from "@tablee/domain/kitchen/correct-order";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { laneOf } from "./lanes.ts";
import { TicketDelay } from "./ticket-delay.tsx";
import { useAsk } from "./ticket-question.tsx";
import { ticketSteps } from "./ticket-steps.ts";
import { type MoveOrder, useMoveOrder } from "./use-move-order.ts";

type Tone = "primary" | "strong" | "success" | "quiet";

const TONES: Record<Tone, string> = {
  primary: "bg-primary text-on-primary active:bg-primary-press",
  strong: "bg-ink text-ink-inverse active:bg-ink-2",
  success: "bg-success text-on-success",
  quiet: "bg-sunken text-ink active:bg-sunken-2",
};

/** The step into a state has the colour of its lane; handing over, which is done by hand, is quiet. */
const toneOf = (status: string): Tone =>
  status === "confirmed" ? "primary" : status === "preparing" ? "strong" : status === "ready" ? "success" : "quiet";

/**
 * The order whose next step was taken with the keyboard, as it was then: its ticket is another one in its next lane, and
 * another one again if the step is refused.
 */
let followed: Pick<Order, "id" | "status" | "revision"> | null = null;

const TICKET = "[data-order-id]";

/**
 * Keeps the focus on an order that is moved with the keyboard: on its next step, or, when it leaves the board, on the
 * next ticket's. Returns what to call with the press.
 */
function useFollowing({ id, status, revision }: Order, button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    if (followed?.id !== id) return;
    // A ticket that stays in its lane has kept the focus; one that is back, or newer, is where its step has led.
    const isSettled = followed.status === status || followed.revision !== revision;
    const hasKept = document.activeElement === button.current;
    if (document.activeElement === document.body) button.current?.focus();
    if (isSettled || hasKept) followed = null;
  }, [id, status, revision, button]);
  return ({ detail, currentTarget }: MouseEvent<HTMLElement>, leaves: boolean) => {
    followed = null;
    const own = currentTarget.closest(TICKET);
    // A press of a key has no pointer's count; and the dialog of an order keeps the focus itself.
    if (detail > 0 || !own) return;
    if (!leaves) followed = { id, status, revision };
    else nextTo(own)?.focus();
  };
}

/** Returns the next step of the ticket after this one, or else of the one before it. */
function nextTo(own: Element): HTMLElement | undefined {
  const steps = [...document.querySelectorAll<HTMLElement>(`${TICKET} [data-next-step]`)];
  const at = steps.findIndex((step) => own.contains(step));
  return steps[at + 1] ?? steps[at - 1];
}

/** Where and when a step was last taken with a pointer, on any ticket. */
let tapped = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

/**
 * Whether a press is the second of a double tap (shell §43). Meanwhile the next step of the order has come under the
 * finger, or, if it has left, the same step of its neighbour.
 */
function isSecondTap({ detail, timeStamp: at, clientX: x, clientY: y }: MouseEvent): boolean {
  if (detail === 0) return false;
  if (at - tapped.at < DOUBLE_MS && Math.hypot(x - tapped.x, y - tapped.y) < NEAR_PX) return true;
  tapped = { at, x, y };
  return false;
}

/** The button for the next step, with the delay or the refusal beside it. */
export function TicketActions({ order }: { order: Order }) {
  useWords();
  const move = useMoveOrder(order);
  const { next, delay } = ticketSteps(order);
  const [delaying, setDelaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const follow = useFollowing(order, button);
  if (!next) return null;
  return (
    <>
      {delaying && delay ? (
        <TicketDelay
          onDelay={(minutes) => {
            setDelaying(false);
            move({ status: "delayed", delay: minutes });
          }}
        />
      ) : null}
      {/* The step's word is never broken: a large text puts the other buttons below it. */}
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        <button
          ref={button}
          data-next-step=""
          type="button"
          aria-label={m.kitchen_step_of({ step: next.word, number: order.number })}
          onClick={(event) => {
            if (isSecondTap(event)) return;
            follow(event, laneOf({ ...order, status: next.status }) === null);
            move({ status: next.status });
          }}
          className={classNames(
            "min-h-11 min-w-min flex-1 rounded-control px-1.5 py-2 text-base font-semibold select-none active:scale-[0.98]",
            TONES[toneOf(next.status)],
          )}
        >
          {next.word}
        </button>
        <SideSteps order={order} move={move} delaying={delaying} setDelaying={setDelaying} />
      </div>
    </>
  );
}

interface SideStepsProps {
  order: Order;
  move: MoveOrder;
  delaying: boolean;
  setDelaying: (delaying: boolean) => void;
}

/** Refuse a new or merely confirmed order, delay an accepted one, or resume from a delay. */
function SideSteps({ order, move, delaying, setDelaying }: SideStepsProps) {
  useWords();
  const ask = useAsk();
  const { delay, resume, stop } = ticketSteps(order);
  const label = (step: string) => m.kitchen_step_of({ step, number: order.number });
  return (
    <>
      {mayCorrect(order.status) ? (
        <Side label={label(m.kitchen_correct())} onClick={() => ask(order.id, "correct")}>
          <PencilLine aria-hidden="true" />
        </Side>
      ) : null}
      {order.status === "new" || (order.status === "confirmed" && stop) ? (
        <Side
          label={label(order.status === "new" ? m.kitchen_refuse() : m.kitchen_cancel_order())}
          onClick={() => ask(order.id, "refuse")}
        >
          <X aria-hidden="true" />
        </Side>
      ) : null}
      {delay ? (
        <Side label={label(m.kitchen_delay())} expanded={delaying} onClick={() => setDelaying(!delaying)}>
          <AlarmClock aria-hidden="true" />
        </Side>
      ) : null}
      {resume ? (
        <Side label={label(m.kitchen_resume())} onClick={() => move({ status: "preparing" })}>
          <RotateCcw aria-hidden="true" />
        </Side>
      ) : null}
    </>
  );
}

interface SideProps {
  label: string;
  onClick: () => void;
  expanded?: boolean;
  children: ReactNode;
}

function Side({ label, onClick, expanded, children }: SideProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onClick}
      className={classNames(
        "grid size-touch shrink-0 place-items-center rounded-control [&>svg]:size-5",
        expanded ? "bg-warning-tint text-warning-ink" : "bg-sunken text-ink active:bg-sunken-2",
      )}
    >
      {children}
    </button>
  );
}
