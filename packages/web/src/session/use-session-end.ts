import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "../paraglide/messages.js";
import { signInFrom } from "./sign-in-from.ts";
import { onSessionEnd, onTokenChange, readToken } from "./token.ts";

const TOAST = "session-ended";

/**
 * Says that the server has ended the session, and leads to the sign-in and back (accounts §55): from then on the page
 * shows what a visitor sees, and what the member was typing seems to be gone.
 */
export function useSessionEnd(): void {
  const toasts = useToasts();
  const router = useRouter();
  useEffect(() => {
    const signIn = () => (router.latestLocation.pathname.startsWith("/login") ? undefined : signInFrom(router));
    const stopEnd = onSessionEnd(() =>
      toasts.show({
        id: TOAST,
        tone: "warning",
        duration: 0,
        text: m.accounts_session_ended(),
        action: { label: m.accounts_sign_in(), onPress: () => void signIn() },
      }),
    );
    const stopChange = onTokenChange(() => (readToken() === null ? undefined : toasts.dismiss(TOAST)));
    return () => {
      stopEnd();
      stopChange();
    };
  }, [toasts, router]);
}
