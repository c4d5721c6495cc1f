import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useCallback, useEffect, useRef } from "react";
import { useSession } from "../../../session/session.ts";

/**
 * Goes on by itself where a visitor who is asked to sign in does so on another page of the device, or comes back to one
 * where somebody has. Answers what a sign-in here calls: whichever is first, what follows is done once.
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
      // Signed out again under the form: it may be used once more.
      done.current = false;
    }
    if (user && was_visitor.current) goOn(user);
  }, [status, user, goOn]);
  return goOn;
}
