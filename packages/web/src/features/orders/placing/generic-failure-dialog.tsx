import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface GenericFailureDialogProps {
  /** The server's code, if it has no text; null: there is nothing to show. */
  code: string | null;
  busy: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** A refusal whose code has no text of its own: the code is what support will ask for. */
export function GenericFailureDialog({ code, busy, onRetry, onClose }: GenericFailureDialogProps) {
  useWords();
  return (
    <AlertDialog
      open={code !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      tone="primary"
      title={m.errors_generic()}
      description={code === null ? undefined : m.errors_code({ code })}
      confirmLabel={m.basket_unanswered_retry()}
      cancelLabel={m.basket_dearer_cancel()}
      busy={busy}
      onConfirm={onRetry}
    />
  );
}
