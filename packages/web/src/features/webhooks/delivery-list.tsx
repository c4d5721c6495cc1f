import type { WebhookDelivery } from "@tablee/contract/webhooks/webhooks.schema";
import { Badge } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { deliveriesQuery } from "./webhook-queries.ts";
import { eventWord, momentWords, outcomeWords, STATUS_TONES, statusWord } from "./webhook-words.ts";

/** The deliveries to an endpoint, newest first. */
export function DeliveryList({ endpoint_id, onLook }: { endpoint_id: number; onLook: (id: number) => void }) {
  useWords();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery(deliveriesQuery(orpc, endpoint_id));
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  if (list.isPending) return <Skeleton className="mx-5 mb-5 h-12" />;
  if (!list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  if (deliveries.length === 0) {
    return (
      <p className="border-t border-line px-4 py-4 text-bs text-ink-2 tablet:px-5">{m.webhooks_no_deliveries()}</p>
    );
  }
  return (
    <>
      <ul aria-label={m.webhooks_deliveries()} className="divide-y divide-line border-t border-line">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryRow delivery={delivery} onLook={() => onLook(delivery.id)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className="flex justify-center border-t border-line py-2">
          <Button variant="ghost" size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {m.webhooks_older()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function DeliveryRow({ delivery, onLook }: { delivery: WebhookDelivery; onLook: () => void }) {
  const language = useLanguage();
  const { status, type, order_number, date_creation } = delivery;
  const moment = momentWords(date_creation, language);
  return (
    <button
      type="button"
      onClick={onLook}
      className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-start hover:bg-sunken tablet:px-5"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{m.webhooks_order_number({ number: order_number })}</span>
          <Badge tone={STATUS_TONES[status]}>{statusWord[status]()}</Badge>
        </span>
        <span className="mt-0.5 block text-cap text-ink-2">
          {eventWord[type]()}
          {outcomeWords(delivery) === null ? null : ` · ${outcomeWords(delivery)}`}
        </span>
        <span className="num block text-cap text-ink-2 tablet:hidden">{moment}</span>
      </span>
      <span className="num shrink-0 text-cap text-ink-2 mobile:hidden">{moment}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </button>
  );
}
