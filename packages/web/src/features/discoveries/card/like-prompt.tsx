import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useRouter } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { rememberReturnPath } from "../../../session/return-path.ts";

/**
 * The dialog of discoveries §15 for a visitor who presses like. Signing in leads back to where the heart was pressed.
 */
export function LikePrompt({ hide }: { hide: () => void }) {
  useWords();
  const router = useRouter();
  const signIn = () => {
    rememberReturnPath(router.latestLocation.maskedLocation?.href ?? router.latestLocation.href);
    void router.navigate({ to: "/login", replace: true });
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) hide();
      }}
      title={m.discoveries_like_sign_in()}
      confirmLabel={m.discoveries_sign_in()}
      cancelLabel={m.discoveries_not_now()}
      onConfirm={signIn}
      tone="primary"
    />
  );
}
