import type { WebhookEndpoint } from "@tablee/contract/webhooks/webhooks.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft, Plus, ShieldAlert, Webhook } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { DeliveryDialog } from "./delivery-dialog.tsx";
import { EndpointCard } from "./endpoint-card.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { useWebhookActions, webhooksQuery } from "./webhook-queries.ts";

/** The endpoints to which a restaurant's orders are sent, and the results. */
export function WebhooksScreen() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { restaurant: asked } = useSearch({ from: "/kitchen/webhooks" });
  const { user } = useSession();
  const id = asked ?? user?.kitchens[0] ?? null;
  const kitchens = useQuery(orpc.kitchen.restaurants.queryOptions());
  const name = kitchens.data?.find((one) => one.id === id)?.name;
  return (
    <div className="mx-auto w-full max-w-[56rem] px-gutter pt-4 pb-16 tablet:pt-8">
      <Button
        variant="ghost"
        size="sm"
        flush
        start={<ArrowLeft aria-hidden="true" />}
        render={<Link to="/kitchen" search={id === null ? {} : { restaurant: id }} />}
      >
        {m.webhooks_back()}
      </Button>
      <h1 className="mt-2 font-display text-d2 tablet:text-d1">{m.webhooks_title()}</h1>
      <p className="mt-2 max-w-[40rem] text-ink-2">
        {name ? m.webhooks_intro_of({ restaurant: textIn(name, language) }) : m.webhooks_intro()}
      </p>
      {id === null ? (
        <EmptyState icon={<Webhook />} title={m.webhooks_no_restaurant()} text={m.webhooks_no_restaurant_text()} />
      ) : (
        <Endpoints key={id} restaurant_id={id} />
      )}
    </div>
  );
}

/** A new secret, to be shown once. */
interface Fresh {
  endpoint: WebhookEndpoint;
  secret: string;
}

/** Loaded data stays if a later call fails: a secret shown over it cannot be shown again. */
function Endpoints({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const { orpc } = useAppContext();
  const { delivery } = useSearch({ from: "/kitchen/webhooks" });
  const navigate = useNavigate({ from: "/kitchen/webhooks" });
  const list = useQuery(webhooksQuery(orpc, restaurant_id));
  const actions = useWebhookActions(restaurant_id);
  const [editing, setEditing] = useState<WebhookEndpoint | "new" | null>(null);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const look = (id: number | undefined) =>
    void navigate({ search: (now) => ({ ...now, delivery: id }), resetScroll: false });

  if (list.isPending) return <Skeleton className="mt-6 h-44 w-full rounded-card" />;
  if (!list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  const { endpoints, allowed_origins } = list.data;
  return (
    <>
      {allowed_origins.length === 0 ? <NoneAllowed /> : null}
      {endpoints.length === 0 ? (
        <EmptyState icon={<Webhook />} title={m.webhooks_empty_title()} text={m.webhooks_empty_text()} />
      ) : (
        <ul className="mt-6 grid gap-5">
          {endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <EndpointCard
                endpoint={endpoint}
                actions={actions}
                onEdit={() => setEditing(endpoint)}
                onSecret={setFresh}
                onLook={look}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex justify-center">
        <Button
          variant={endpoints.length === 0 ? "primary" : "quiet"}
          start={<Plus aria-hidden="true" />}
          disabled={allowed_origins.length === 0}
          onClick={() => setEditing("new")}
        >
          {m.webhooks_add()}
        </Button>
      </div>
      {editing ? (
        <EndpointDialog
          endpoint={editing === "new" ? null : editing}
          allowed={allowed_origins}
          actions={actions}
          onClose={() => setEditing(null)}
          onSecret={setFresh}
        />
      ) : null}
      {fresh ? <SecretDialog {...fresh} onClose={() => setFresh(null)} /> : null}
      {delivery === undefined ? null : <DeliveryDialog key={delivery} id={delivery} actions={actions} onLook={look} />}
    </>
  );
}

const NoneAllowed = () => {
  useWords();
  return (
    <Notice tone="info" announce={false} icon={<ShieldAlert />} title={m.webhooks_none_allowed()} className="mt-5">
      {m.webhooks_none_allowed_text()}
    </Notice>
  );
};
