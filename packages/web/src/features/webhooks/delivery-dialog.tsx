import type { WebhookDeliveryDetail } from "@tablee/contract/webhooks/webhooks.schema";
import { Badge } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CopyButton } from "../../shell/copy-button.tsx";
import { deliveryQuery, type WebhookActions } from "./webhook-queries.ts";
import { eventWord, momentWords, outcomeWords, STATUS_TONES, statusWord } from "./webhook-words.ts";

export interface DeliveryDialogProps {
  id: number;
  actions: WebhookActions;
  /** Opens another delivery, or none. */
  onLook: (id: number | undefined) => void;
}

/** One delivery: what was sent, what was answered, and a button to send it again. */
export function DeliveryDialog({ id, actions, onLook }: DeliveryDialogProps) {
  useWords();
  const { orpc } = useAppContext();
  const toasts = useToasts();
  const delivery = useQuery(deliveryQuery(orpc, id));
  const resend = () =>
    actions.resend.mutate(id, {
      onSuccess: (again) => {
        toasts.show({ text: m.webhooks_sent_again(), tone: "success" });
        if (again.id !== id) onLook(again.id);
      },
      onError: (error) => toasts.show({ text: failureLine(error), tone: "danger", urgent: true }),
    });
  return (
    <ResponsiveDialog
      open
      hasOwnStep
      onOpenChange={() => onLook(undefined)}
      title={m.webhooks_delivery_title({ id })}
      closeLabel={m.webhooks_close()}
      size="lg"
      footer={
        <Button
          block
          variant="strong"
          start={<RotateCw aria-hidden="true" />}
          loading={actions.resend.isPending}
          disabled={!delivery.data}
          onClick={resend}
        >
          {m.webhooks_send_again()}
        </Button>
      }
    >
      {delivery.data ? (
        <Facts delivery={delivery.data} />
      ) : delivery.isError ? (
        <Message tone="danger">{failureLine(delivery.error)}</Message>
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </ResponsiveDialog>
  );
}

function Facts({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const language = useLanguage();
  const { status, type, order_number, tries, next_try, date_creation, error, event_id, payload } = delivery;
  const body = JSON.stringify(payload, null, 2);
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 tablet:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact name={m.webhooks_fact_status()}>
          <Badge tone={STATUS_TONES[status]}>{statusWord[status]()}</Badge>
        </Fact>
        <Fact name={m.webhooks_fact_event()}>
          {eventWord[type]()} · {m.webhooks_order_number({ number: order_number })}
        </Fact>
        <Fact name={m.webhooks_fact_made()}>{momentWords(date_creation, language)}</Fact>
        <Fact name={m.webhooks_fact_tries()}>
          <span className="num">{tries}</span>
          {outcomeWords(delivery) === null ? null : ` · ${outcomeWords(delivery)}`}
        </Fact>
        {next_try && tries > 0 ? <Fact name={m.webhooks_fact_next()}>{momentWords(next_try, language)}</Fact> : null}
        {error ? <Fact name={m.webhooks_fact_error()}>{error}</Fact> : null}
        <Fact name={m.webhooks_fact_id()}>
          <span className="num break-all">{event_id}</span>
        </Fact>
      </dl>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{m.webhooks_body()}</h3>
        <CopyButton text={body} size="sm" />
      </div>
      <pre className="mt-2 rounded-control bg-sunken p-3 font-mono text-cap break-all whitespace-pre-wrap">{body}</pre>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="tablet:contents">
    <dt className="text-bs text-ink-2">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
