import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

interface UnfollowDialogProps {
  name: string;
  /** Whether a step of the history opened it, which Back takes. */
  isStep: boolean;
  hide: () => void;
  unfollow: () => void;
}

/** Asks before unfollowing (members §7). */
export function UnfollowDialog({ name, isStep, hide, unfollow }: UnfollowDialogProps) {
  useWords();
  return (
    <AlertDialog
      open
      hasOwnStep={isStep}
      onOpenChange={(open) => {
        if (!open) hide();
      }}
      title={m.members_unfollow_title({ name })}
      description={m.members_unfollow_text()}
      confirmLabel={m.members_unfollow()}
      cancelLabel={m.members_unfollow_cancel()}
      onConfirm={unfollow}
      tone="strong"
    />
  );
}
