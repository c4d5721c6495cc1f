import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useCallback, useEffect, useRef } from "react";
import { useSession } from "../../../session/session.ts";

/**
 * Continues by itself when a visitor who is asked to sign in does so on another page of this device, or returns to a
 * page on which somebody has signed in. Returns the function that a sign-in here calls: whichever comes first, what
 * follows is done once.
 */
export function useSignInElsewhere(onSignedIn: (user: User) => void): (user: User) => void {
  const { status, user } = useSession();
  const was_visitor = useRef(false);
  const done = useRef(false);
  const goOn = useCallback(
    (member: User) => {
      if (done.current) return;
      done.current = true;
      onSignedIn(member);
    },
    [onSignedIn],
  );
  useEffect(() => {
    if (status === "visitor") {
      was_visitor.current = true;
      // Signed out again while the form is shown: it may be used once more.
      done.current = false;
    }
    if (user && was_visitor.current) goOn(user);
  }, [status, user, goOn]);
  return goOn;
}
