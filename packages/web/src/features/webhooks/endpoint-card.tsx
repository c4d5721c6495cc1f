import type { WebhookEndpoint } from "@tablee/contract/webhooks/webhooks.schema";
import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Badge } from "@tablee/design-system/badge";
import { IconButton } from "@tablee/design-system/icon-button";
import { Menu } from "@tablee/design-system/menu";
import { Switch } from "@tablee/design-system/inputs/switch";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { Ellipsis, KeyRound, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { DeliveryList } from "./delivery-list.tsx";
import type { WebhookActions } from "./webhook-queries.ts";
import { eventWord, momentWords, secretFailure } from "./webhook-words.ts";

export interface EndpointCardProps {
  endpoint: WebhookEndpoint;
  actions: WebhookActions;
  onEdit: () => void;
  onSecret: (made: { endpoint: WebhookEndpoint; secret: string }) => void;
  onLook: (delivery: number) => void;
}

/** One endpoint: its events, whether it is on, and the result of the last deliveries. */
export function EndpointCard({ endpoint, actions, onEdit, onSecret, onLook }: EndpointCardProps) {
  const language = useLanguage();
  const toasts = useToasts();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { id, url, events, active, secret_hint, previous_secret_until } = endpoint;
  const say = (text: string) => toasts.show({ text, tone: "danger", urgent: true });
  const failed = (error: unknown) => say(failureLine(error));
  const shownActive =
    actions.change.isPending && actions.change.variables.id === id ? actions.change.variables.active : active;
  return (
    <section aria-label={url} className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="flex items-start gap-3 px-4 pt-3 tablet:px-5">
        <h2 className="min-w-0 grow pt-2.5 font-semibold break-all">{url}</h2>
        <Options url={url} onEdit={onEdit} onAsk={(what) => setAsking({ what, endpoint })} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pb-2 tablet:px-5">
        {events.map((event) => (
          <Badge key={event} tone="neutral">
            {eventWord[event]()}
          </Badge>
        ))}
        <span className="text-cap text-ink-2">{m.webhooks_secret_hint({ hint: secret_hint })}</span>
        {previous_secret_until ? (
          <span className="text-cap text-ink-2">
            {m.webhooks_previous_until({ moment: momentWords(previous_secret_until, language) })}
          </span>
        ) : null}
        <Switch
          label={m.webhooks_active()}
          checked={shownActive ?? active}
          onCheckedChange={(next) => actions.change.mutate({ id, active: next }, { onError: failed })}
          className="ms-auto gap-3 text-bs"
        />
      </div>
      <DeliveryList endpoint_id={id} onLook={onLook} />
      {asking ? (
        <Question
          asking={asking}
          actions={actions}
          onFailed={(error) => say(asking.what === "rotate" ? secretFailure(error) : failureLine(error))}
          onSecret={onSecret}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </section>
  );
}

/** A question, with the endpoint as it was when it was asked. */
interface Asking {
  what: "rotate" | "remove";
  endpoint: WebhookEndpoint;
}

function Options({ url, onEdit, onAsk }: { url: string; onEdit: () => void; onAsk: (what: Asking["what"]) => void }) {
  useWords();
  return (
    <Menu
      trigger={
        <IconButton variant="quiet" label={m.webhooks_options({ url })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      title={m.webhooks_options({ url })}
      items={[
        { id: "edit", label: m.webhooks_edit(), icon: <Pencil />, onSelect: onEdit },
        { id: "rotate", label: m.webhooks_rotate(), icon: <KeyRound />, onSelect: () => onAsk("rotate") },
        { id: "remove", label: m.webhooks_remove(), icon: <Trash2 />, onSelect: () => onAsk("remove") },
      ]}
    />
  );
}

interface QuestionProps extends Pick<EndpointCardProps, "actions" | "onSecret"> {
  asking: Asking;
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

function Question({ asking: { what, endpoint }, actions, onSecret, onFailed, onClose }: QuestionProps) {
  useWords();
  const { id, url } = endpoint;
  const settled = { onError: onFailed, onSettled: onClose };
  const shared = {
    open: true,
    onOpenChange: onClose,
    cancelLabel: m.webhooks_keep(),
    busy: actions.rotate.isPending || actions.remove.isPending,
  };
  return what === "remove" ? (
    <AlertDialog
      {...shared}
      title={m.webhooks_remove_title()}
      description={m.webhooks_remove_text({ url })}
      confirmLabel={m.webhooks_remove()}
      onConfirm={() => actions.remove.mutate(id, settled)}
    />
  ) : (
    <AlertDialog
      {...shared}
      tone="strong"
      title={m.webhooks_rotate_title()}
      description={m.webhooks_rotate_text()}
      confirmLabel={m.webhooks_rotate()}
      onConfirm={() => actions.rotate.mutate(endpoint, { ...settled, onSuccess: onSecret })}
    />
  );
}
