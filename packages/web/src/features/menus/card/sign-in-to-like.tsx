import { createContext, type ReactNode, use, useCallback, useRef } from "react";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const SignInDialog = openedPart(async () => (await import("../../accounts/sign-in-dialog.tsx")).SignInDialog);

const AskContext = createContext<(then: () => void) => void>(() => undefined);

/** Asks a visitor to sign in, and then continues with what they wanted. */
export const useAskToSignIn = (): ((then: () => void) => void) => use(AskContext);

/** Provides the sign-in for all hearts inside it: one dialog, whichever is pressed. */
export function SignInToLike({ children }: { children: ReactNode }) {
  const sheet = useSheet("like-dish");
  const wish = useRef<(() => void) | null>(null);
  const { show } = sheet;
  const ask = useCallback(
    (then: () => void) => {
      wish.current = then;
      show();
    },
    [show],
  );
  return (
    <AskContext value={ask}>
      {children}
      {sheet.open ? (
        <SignInDialog
          open
          hasOwnStep
          leave={sheet.hide}
          reason="favorite"
          onOpenChange={(open) => (open ? undefined : sheet.hide())}
          onSignedIn={() => wish.current?.()}
        />
      ) : null}
    </AskContext>
  );
}
