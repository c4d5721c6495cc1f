import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { type ReactNode, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { isAnythingUnsaved } from "../../platform/unsaved-tabs.ts";

/**
 * Signs out after a question, if something typed is not saved on any tab: signing out removes it there (management §17).
 */
export function useAskedSignOut(signOut: () => void) {
  useWords();
  const [asking, setAsking] = useState(false);
  const question: ReactNode = (
    <AlertDialog
      open={asking}
      onOpenChange={setAsking}
      title={m.own_sign_out_title()}
      description={m.own_sign_out_text()}
      confirmLabel={m.shell_log_out()}
      cancelLabel={m.own_stay()}
      onConfirm={() => {
        setAsking(false);
        signOut();
      }}
    />
  );
  return {
    press: () => void isAnythingUnsaved().then((isUnsaved) => (isUnsaved ? setAsking(true) : signOut())),
    question,
  };
}
