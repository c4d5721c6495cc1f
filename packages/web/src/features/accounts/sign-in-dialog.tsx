import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { rememberReturnPath, takeReturnPath } from "../../session/return-path.ts";
import type { SignInSheetProps } from "./sign-in-sheet.tsx";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const loadSheet = () => import("./sign-in-sheet.tsx");
const SignInSheet = openedPart(async () => (await loadSheet()).SignInSheet);

/** Preloads the dialog when it is about to be needed. */
export const preloadSignIn = (): void => void loadSheet();

export type SignInDialogProps = SignInSheetProps;

/** Asks for a sign-in over the current screen, whose action continues afterwards. Loaded when it is first opened. */
export function SignInDialog(props: SignInDialogProps) {
  useReturnHere(props.open && props.reason === "order");
  return <SignInSheet leave={() => props.onOpenChange(false)} {...props} />;
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
