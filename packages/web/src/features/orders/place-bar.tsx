import { AlertDialog } from "@tablee/design-system/alert-dialog";
import { Button } from "@tablee/design-system/button";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { Link } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { basketStore } from "./basket-store.ts";
import type { PlaceFailure } from "./use-place-order.ts";

interface PlaceBarProps {
  total: string;
  busy: boolean;
  onPlace: () => void;
  /** What stands in the way, in a sentence, once Place was pressed in vain. */
  problem: string | null;
}

/** The total and what sends the order; in sight all the time. */
export function PlaceBar({ total, busy, onPlace, problem }: PlaceBarProps) {
  useLanguage();
  return (
    <>
      {problem ? (
        <Message tone="danger" announce className="mb-2.5">
          {problem}
        </Message>
      ) : null}
      <Button block size="lg" end={total} loading={busy} onClick={onPlace}>
        {m.basket_place()}
      </Button>
      <LiveRegion>{busy ? m.basket_placing() : ""}</LiveRegion>
    </>
  );
}

/** The connection dropped in the middle: what is known, and the one thing that is safe to do. */
export function UnansweredNotice({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice tone="warning" icon={<CloudOff />} title={m.basket_unanswered_title()}>
        {m.basket_unanswered_text()}
      </Notice>
      <div className="mt-3 flex flex-wrap gap-2.5">
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
        <Button size="lg" variant="ghost" disabled={busy} onClick={() => setAsking(true)}>
          {m.basket_unanswered_change()}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.basket_unanswered_change_title()}
        description={m.basket_unanswered_change_text()}
        confirmLabel={m.basket_unanswered_change_confirm()}
        cancelLabel={m.basket_cancel()}
        onConfirm={() => {
          basketStore.set({ attempt: null });
          setAsking(false);
        }}
      />
    </>
  );
}

/** Why the server did not take the order; what is about a line stands at the line. */
export function failureWords({ code, retry_after }: PlaceFailure): string {
  if (code === "order_refused") return m.basket_refused();
  if (code === "idempotency_conflict") return m.basket_conflict();
  if (code === "too_many_requests") return m.basket_too_many({ seconds: Math.ceil(retry_after ?? 1) });
  if (code === "not_found") return m.basket_not_found();
  return m.basket_not_allowed({ code });
}
