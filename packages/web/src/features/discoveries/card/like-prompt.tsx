import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { rememberReturnPath } from "../../../session/return-path.ts";
import { useSession } from "../../../session/session.ts";
import { keepForTab, takeForTab } from "../../../storage/for-tab.ts";

/** The storage key of the wish, which says of which sheet, at which step and until when it holds. */
const WISH = "like-wish";
interface Wish {
  sheet?: unknown;
  step?: unknown;
  until?: number;
}
/** Time to register; whoever signs in later may be somebody else. */
const WISH_MS = 15 * 60_000;

interface LikePromptProps {
  hide: () => void;
  /** Gives the like, unless it has been given already. */
  like: () => void;
}

/**
 * The dialog of discoveries §15 for a visitor who presses like. Signing in leads back to where the heart was pressed,
 * with this sheet still open: it then gives the like and closes. Whoever signs in otherwise gives none.
 */
export function LikePrompt({ hide, like }: LikePromptProps) {
  useWords();
  const router = useRouter();
  const { status } = useSession();
  const goOn = useEffectEvent(() => {
    const wish = takeForTab(WISH) as Wish | null;
    const { state, href } = router.latestLocation;
    if (wish && wish.sheet === state.sheet && Date.now() < (wish.until ?? 0)) like();
    // Signed in elsewhere, or the sign-in took this sheet's own step: before it is the page without the sheet.
    if (wish === null || wish.step === state.__TSR_index) hide();
    // Not back: the step before may be the sign-in's. Directly in the history, because the page may still be loading.
    else router.history.replace(href, {});
  });
  useEffect(() => {
    if (status === "member") goOn();
  }, [status]);
  if (status !== "visitor") return null;
  const signIn = () => {
    const { maskedLocation, href, state } = router.latestLocation;
    keepForTab(WISH, { sheet: state.sheet, step: state.__TSR_index, until: Date.now() + WISH_MS });
    rememberReturnPath(maskedLocation?.href ?? href, state.sheet);
    void router.navigate({ to: "/login", replace: true });
  };
  return (
    <AlertDialog
      open
      hasOwnStep
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
