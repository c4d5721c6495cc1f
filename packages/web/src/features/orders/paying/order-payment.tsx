import type { Contract } from "@tablee/contract/contract";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { CreditCard, Hourglass } from "lucide-react";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { onServerClock, serverNow } from "../../../api/answers/server-clock.ts";
import { failureWords } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { formatMoney, formatTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { payUntil } from "./pay-until.ts";
import { type PaymentStage, type Returned, usePayment } from "./use-payment.ts";

interface OrderPaymentProps {
  order: Order;
  returned: Returned | undefined;
  /** Called once the page has dealt with the return. */
  onKnown: () => void;
}

/** What is to be paid of an unpaid order, until when, and the way to its payment (payments §3 and payments §5). */
export function OrderPayment({ order, returned, onKnown }: OrderPaymentProps) {
  const language = useLanguage();
  const { stage, pay } = usePayment(order, returned, onKnown);
  const until = payUntil(order);
  const isOver = useIsPast(until);
  if (order.status !== "unpaid") return null;
  if (stage.at === "checking") {
    return <Block icon={<Hourglass />} title={m.order_pay_checking()} text={m.order_pay_checking_text()} />;
  }
  if (isOver) return <Block icon={<Hourglass />} title={m.order_pay_over()} text={m.order_pay_over_text()} />;
  const time = formatTime(until, order.restaurant.timezone, language);
  return (
    <Block icon={<CreditCard />} title={m.order_pay_before({ time })} text={m.order_pay_text()}>
      <StageMessage stage={stage} />
      {stage.at === "blocked" ? (
        // A press opens what the browser did not open by itself.
        <Button block size="lg" className="mt-4" render={<a href={stage.url} target="_blank" rel="noopener" />}>
          {m.order_pay_open()}
        </Button>
      ) : (
        <Button
          block
          size="lg"
          className="mt-4"
          loading={stage.at === "asking" || stage.at === "leaving"}
          onClick={pay}
        >
          {m.order_pay({ amount: formatMoney(order.total, order.currency, language) })}
        </Button>
      )}
    </Block>
  );
}

interface BlockProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

const Block = ({ icon, title, text, children }: BlockProps) => (
  <section aria-label={title} className="mt-6 rounded-card bg-sunken px-4.5 py-4.5 print:hidden">
    <div className="flex items-center gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-13 shrink-0 place-items-center rounded-control bg-surface [&>svg]:size-6"
      >
        {icon}
      </span>
      <div className="min-w-0 grow" aria-live="polite">
        <h2 className="num font-semibold">{title}</h2>
        <p className="text-bs text-ink-2">{text}</p>
      </div>
    </div>
    {children}
  </section>
);

const TOLD: Partial<Record<PaymentStage["at"], () => string>> = {
  asking: () => m.order_pay_leaving(),
  leaving: () => m.order_pay_leaving(),
  back: () => m.order_pay_back(),
  apart: () => m.order_pay_apart(),
  unconfirmed: () => m.order_pay_unconfirmed(),
};

function StageMessage({ stage }: { stage: PaymentStage }) {
  useWords();
  const words = stage.at === "failed" ? failureOf(stage.error) : TOLD[stage.at]?.();
  if (words === undefined) return null;
  return (
    <Message tone={stage.at === "failed" ? "danger" : "info"} announce className="mt-3">
      {words}
    </Message>
  );
}

function failureOf(error: unknown): string {
  const words = {
    payments_unavailable: () => m.order_pay_unavailable(),
  } satisfies RefusalWords<Contract["payments"]["pay"]>;
  const known = wordsOfRefusal(words, error);
  if (known !== null) return known;
  const { title, text } = failureWords(error);
  return `${title}. ${text}`;
}

/** Whether a moment of the server's has passed, to the second: nobody is led to a payment that is no longer accepted. */
function useIsPast(moment: Date): boolean {
  const at = moment.getTime();
  const subscribe = useCallback(
    (tell: () => void) => {
      const wait = () => setTimeout(tell, Math.max(0, at - serverNow().getTime()));
      let timer = wait();
      const stopHearing = onServerClock(() => {
        clearTimeout(timer);
        timer = wait();
        tell();
      });
      return () => {
        clearTimeout(timer);
        stopHearing();
      };
    },
    [at],
  );
  const isPast = () => serverNow().getTime() >= at;
  return useSyncExternalStore(subscribe, isPast, isPast);
}
