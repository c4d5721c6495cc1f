import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface GenericFailureDialogProps {
  /** What the server said, where there are no words for it; null: nothing to show. */
  code: string | null;
  busy: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** A refusal whose code has no words of its own: the code is what support asks for. */
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
