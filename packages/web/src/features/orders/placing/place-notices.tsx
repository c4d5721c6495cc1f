import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CloudOff, ReceiptText, Send } from "lucide-react";
import type { FailureWords } from "../../../api/answers/worded-answers.ts";
import { useWords } from "../../../language/language.ts";
import { useConnection } from "../../../offline/connection.ts";
import { m } from "../../../paraglide/messages.js";
import { basketStore } from "../basket/basket-store.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import type { Waits } from "./order-after-provider.ts";

interface Why {
  /** For the error that came instead of an answer; null if nothing came at all. */
  words: FailureWords | null;
}

/** The connection dropped during sending: says what is known, what is being done about it, and what is safe to do. */
export function UnansweredNotice({ words, busy, onRetry }: Why & { busy: boolean; onRetry: () => void }) {
  useWords();
  // Whether the request left the device is unknown then: it waits for the connection, and so do we.
  const isLost = useConnection() === "lost";
  const takeBack = () => {
    const { attempt } = basketStore.get();
    // The key is kept: an order that arrived after all is found by it, and nothing is placed twice.
    basketStore.set({ attempt: attempt && { ...attempt, open: false } });
  };
  return (
    <>
      <Notice
        tone="warning"
        icon={<CloudOff />}
        title={words?.title ?? (isLost ? m.basket_waits_title() : m.basket_unanswered_title())}
      >
        {words ? `${words.text} ` : null}
        {isLost ? m.basket_waits_text() : m.basket_unanswered_text()}
      </Notice>
      <div ref={handsFocusOn} className="mt-3 flex flex-wrap gap-2.5">
        <Button size="lg" className="grow basis-[12rem]" loading={busy} onClick={onRetry}>
          {m.basket_unanswered_retry()}
        </Button>
        <Button
          size="lg"
          variant="quiet"
          className="grow"
          render={<Link to="/orders/$tab" params={{ tab: "current" }} />}
        >
          {m.basket_unanswered_orders()}
        </Button>
        <Button size="lg" variant="ghost" className="grow" disabled={busy} onClick={takeBack}>
          {m.basket_unanswered_change()}
        </Button>
      </div>
    </>
  );
}

/** Another tab is waiting for the answer: there is nothing to find out or do here. */
export function SentElsewhereNotice() {
  useWords();
  return (
    <Notice tone="info" icon={<Send />} title={m.basket_elsewhere_title()} className="mb-3">
      {m.basket_elsewhere_text()}
    </Notice>
  );
}

/** The server was asked: what was sent never arrived. */
export function MissedNotice({ words }: Why) {
  useWords();
  return (
    <Notice tone="warning" icon={<CircleAlert />} title={words?.title ?? m.basket_missed_title()} className="mb-3">
      {words ? `${words.text} ${m.basket_missed_title()} ` : null}
      {m.basket_missed_text()}
    </Notice>
  );
}

/** An earlier try with this basket placed an order with other lines: one press opens it. */
export function EarlierOrder({ order }: { order: Order }) {
  useWords();
  return (
    <Notice
      tone="warning"
      icon={<ReceiptText />}
      className="mb-3"
      action={
        <Button
          size="sm"
          variant="link"
          render={<Link to="/orders/$tab/$id" params={{ tab: "current", id: String(order.id) }} />}
        >
          {m.basket_conflict_see({ number: order.number })}
        </Button>
      }
    >
      {m.basket_conflict()}
    </Notice>
  );
}

/** After the return from a provider, the order is not placed automatically. */
export function WaitsNotice({ waits }: { waits: Waits }) {
  useWords();
  return (
    <Message tone="info" announce className="mb-2.5">
      {waits === "changed" ? m.basket_signed_in_changed() : m.basket_signed_in_look()}
    </Message>
  );
}
