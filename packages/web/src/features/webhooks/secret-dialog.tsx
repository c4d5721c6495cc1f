import type { WebhookEndpoint } from "@tablee/contract/webhooks/webhooks.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { CopyButton } from "../../shell/copy-button.tsx";

/** Shows a secret, the only time that it can be read. Only its own button closes it. */
export function SecretDialog({
  endpoint,
  secret,
  onClose,
}: {
  endpoint: WebhookEndpoint;
  secret: string;
  onClose: () => void;
}) {
  useWords();
  return (
    <ResponsiveDialog
      open
      locked
      onOpenChange={onClose}
      title={m.webhooks_secret_title()}
      description={m.webhooks_secret_text({ url: endpoint.url })}
      closeLabel={m.webhooks_close()}
      footer={
        <Button block onClick={onClose}>
          {m.webhooks_secret_done()}
        </Button>
      }
    >
      <p className="num rounded-control bg-sunken p-4 break-all select-all" data-testid="webhook-secret">
        {secret}
      </p>
      <CopyButton text={secret} block className="mt-3" />
    </ResponsiveDialog>
  );
}
