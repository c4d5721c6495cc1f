import { useEffect, useEffectEvent } from "react";
import { isNameless, useSession } from "../../../session/session.ts";
import { keepForTab, takeForTab } from "../../../storage/for-tab.ts";
import { onLeaveForProvider } from "../../accounts/ways/leave-for-provider.ts";
import { goesOn, leftToSignIn } from "./order-after-provider.ts";

interface Leaving {
  /** Whose order it is, of those that one tab may have begun: its own basket's, or a table's by its code. */
  of: string;
  /** Whether the sign-in for this order is open. */
  signIn: boolean;
  /** In minor units; null: not yet reckoned by the server. */
  total: number | null;
  place: () => void;
}

/** Who goes to a provider in the middle of ordering comes back to an order that goes on by itself (accounts §8). */
export function useOrderAfterProvider({ of, signIn, total, place }: Leaving): void {
  const { status, user } = useSession();
  const key = `order-to-place-${of}`;
  useEffect(() => {
    if (!signIn || total === null) return undefined;
    return onLeaveForProvider(() => keepForTab(key, leftToSignIn(total, Date.now())));
  }, [signIn, total, key]);

  const goOn = useEffectEvent((reckoned: number) => {
    if (goesOn(takeForTab(key), { total: reckoned, now: Date.now() })) place();
  });
  // Whoever has no name yet gives it first. Who comes back as a visitor has thought better of it.
  const member = status === "member" && !isNameless(user);
  useEffect(() => {
    if (status === "visitor") takeForTab(key);
    else if (member && total !== null) goOn(total);
  }, [status, member, total, key]);
}
