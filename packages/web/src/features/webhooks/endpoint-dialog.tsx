import type { WebhookEndpoint } from "@tablee/contract/webhooks/webhooks.schema";
import { Button } from "@tablee/design-system/button";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { Field } from "@tablee/design-system/inputs/field";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { WEBHOOK_EVENTS, type WebhookEventType } from "@tablee/domain/webhooks/webhook";
import { useId, useState } from "react";
import { useSeen } from "../../api/answers/edit-conflicts.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { WebhookActions } from "./webhook-queries.ts";
import { addressFailure, changedWords, eventWord } from "./webhook-words.ts";

export interface EndpointDialogProps {
  /** The endpoint that is edited; null: a new one. */
  endpoint: WebhookEndpoint | null;
  allowed: readonly string[];
  actions: WebhookActions;
  onClose: () => void;
  onSecret: (made: { endpoint: WebhookEndpoint; secret: string }) => void;
}

type Input = { url: string; events: readonly WebhookEventType[] };

function useSave({ endpoint, actions, onClose, onSecret }: Omit<EndpointDialogProps, "allowed">) {
  const { create, change } = actions;
  const busy = create.isPending || change.isPending;
  const [failure, setFailure] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const { seen, meet } = useSeen<Input>({ url: endpoint?.url ?? "", events: endpoint?.events ?? [] });
  const save = ({ url, events }: Input) => {
    const input = { url: url.trim(), events: WEBHOOK_EVENTS.filter((event) => events.includes(event)) };
    if (input.url === "") return setFailure(m.webhooks_address_invalid());
    if (input.events.length === 0) return setFailure(m.webhooks_no_event());
    const onError = (error: unknown) => {
      meet(error);
      const words = changedWords(error);
      setChanged(words);
      setFailure(words === null ? addressFailure(error) : null);
    };
    if (endpoint) {
      const over = { url: seen.url, events: [...seen.events] };
      return change.mutate({ id: endpoint.id, ...input, seen: over }, { onError, onSuccess: onClose });
    }
    create.mutate(input, {
      onError,
      onSuccess: (made) => {
        onClose();
        onSecret(made);
      },
    });
  };
  const edited = () => {
    setFailure(null);
    setChanged(null);
  };
  return { busy, failure, changed, edited, save };
}

/**
 * The form for an endpoint's address and events. A refusal is shown below the address, what a colleague has changed
 * below the form, and nothing that was typed is lost.
 */
export function EndpointDialog({ endpoint, allowed, actions, onClose, onSecret }: EndpointDialogProps) {
  useWords();
  const form = useId();
  const [url, setUrl] = useState(endpoint?.url ?? allowed[0] ?? "");
  const [events, setEvents] = useState<readonly WebhookEventType[]>(endpoint?.events ?? WEBHOOK_EVENTS);
  const { busy, failure, changed, edited, save } = useSave({ endpoint, actions, onClose, onSecret });
  return (
    <ResponsiveDialog
      open
      onOpenChange={onClose}
      title={endpoint ? m.webhooks_edit_title() : m.webhooks_new_title()}
      description={m.webhooks_allowed_origins({ origins: allowed.join(", ") })}
      closeLabel={m.webhooks_close()}
      footer={
        <Button block type="submit" form={form} loading={busy}>
          {endpoint ? m.webhooks_save() : m.webhooks_add()}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save({ url, events });
        }}
      >
        <Field label={m.webhooks_address()} error={failure}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={url}
            onValueChange={(next) => {
              setUrl(next);
              edited();
            }}
          />
        </Field>
        <Events
          events={events}
          onChange={(next) => {
            setEvents(next);
            edited();
          }}
        />
        <p role="alert" className="mt-3 text-cap font-medium text-danger-ink empty:hidden">
          {changed}
        </p>
      </form>
    </ResponsiveDialog>
  );
}

function Events({ events, onChange }: { events: Input["events"]; onChange: (next: Input["events"]) => void }) {
  useWords();
  return (
    <fieldset className="mt-4">
      <legend className="text-bs font-semibold">{m.webhooks_events()}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          label={eventWord[event]()}
          checked={events.includes(event)}
          onCheckedChange={(on) => onChange(on ? [...events, event] : events.filter((one) => one !== event))}
        />
      ))}
    </fieldset>
  );
}
