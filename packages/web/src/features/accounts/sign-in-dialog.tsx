import { lazy, Suspense, useState } from "react";
import type { SignInSheetProps } from "./sign-in-sheet.tsx";

const loadSheet = () => import("./sign-in-sheet.tsx");
const SignInSheet = lazy(async () => ({ default: (await loadSheet()).SignInSheet }));

/** Fetches the dialog ahead, where it is about to be needed. */
export const preloadSignIn = (): void => void loadSheet();

export type SignInDialogProps = SignInSheetProps;

/** Asks for a sign-in over whatever one was doing, which goes on afterwards. Loads when it is first opened. */
export function SignInDialog(props: SignInDialogProps) {
  const [once, setOnce] = useState(false);
  if (props.open && !once) setOnce(true);
  if (!once) return null;
  return (
    <Suspense fallback={null}>
      <SignInSheet {...props} />
    </Suspense>
  );
}
