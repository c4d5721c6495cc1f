import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { rememberReturnPath, takeReturnPath } from "../../session/return-path.ts";
import { Coming } from "../../shell/bars/coming.tsx";
import type { SignInSheetProps } from "./sign-in-sheet.tsx";

const loadSheet = () => import("./sign-in-sheet.tsx");
const SignInSheet = lazy(async () => ({ default: (await loadSheet()).SignInSheet }));

/** Preloads the dialog when it is about to be needed. */
export const preloadSignIn = (): void => void loadSheet();

export type SignInDialogProps = SignInSheetProps;

/** Asks for a sign-in over the current screen, whose action continues afterwards. Loaded when it is first opened. */
export function SignInDialog(props: SignInDialogProps) {
  const [once, setOnce] = useState(false);
  useReturnHere(props.open && props.reason === "order");
  if (props.open && !once) setOnce(true);
  if (!once) return null;
  return (
    <Suspense fallback={<Coming />}>
      <SignInSheet {...props} />
    </Suspense>
  );
}

/**
 * Stores the current path as the return path. Someone who leaves in the middle of ordering, for example for an
 * invitation in a mail, comes back here after whichever sign-in or registration follows (accounts §10), even in another
 * tab. Someone who closes the dialog, or signs in within it, is here already.
 */
function useReturnHere(open: boolean): void {
  const router = useRouter();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) rememberReturnPath(router.latestLocation.href);
    else if (wasOpen.current) takeReturnPath();
    wasOpen.current = open;
  }, [open, router]);
}
