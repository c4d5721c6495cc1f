import { useEffect, useEffectEvent, useState } from "react";
import { isNameless, useSession } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";
import { keepForTab, seeForTab, takeForTab } from "../../../storage/for-tab.ts";
import { onLeaveForProvider } from "../../accounts/ways/leave-for-provider.ts";
import { leftToSignIn, onReturn, type Waits } from "./order-after-provider.ts";

/** A menu, and what offers take off, come one after the other: only another total that stays is another total. */
const STANDS_MS = 3_000;

interface Leaving {
  /** Whose order it is, of those that one tab may have begun: its own basket's, or a table's by its code. */
  of: string;
  /** Whether the sign-in for this order is open. */
  signIn: boolean;
  /** What stands beside the button, and is agreed to by pressing it, in minor units; null: nothing yet. */
  shown: number | null;
  /** What it is reckoned to come to, in minor units; null: not yet. */
  reckoned: number | "unknown" | null;
  place: () => void;
}

export interface AfterProvider {
  /** Why the order waits for whoever has come back; null: it does not. */
  waits: Waits | null;
  /** Whoever presses has looked at it. */
  forget: () => void;
}

/**
 * Who goes to a provider in the middle of ordering comes back to an order that goes on by itself (accounts §8), or to
 * the words why it waits.
 */
export function useOrderAfterProvider(leaving: Leaving): AfterProvider {
  const { status, user } = useSession();
  // Whoever has no name yet gives it first. What was rendered for a visitor may be about to find its token.
  const isMember = status === "member" && !isNameless(user);
  const isVisitor = status === "visitor" && readToken() === null;
  return useLeftOrder({ ...leaving, who: isMember ? "member" : isVisitor ? "visitor" : null });
}

/** The same for whoever is known to be one or the other; null: not yet. */
export function useLeftOrder({
  of,
  signIn,
  shown,
  reckoned,
  place,
  who,
}: Leaving & { who: "member" | "visitor" | null }) {
  const [waits, setWaits] = useState<Waits | null>(null);
  const key = `order-to-place-${of}`;
  useEffect(
    () => (signIn ? onLeaveForProvider(() => keepForTab(key, leftToSignIn(shown, Date.now()))) : undefined),
    [signIn, shown, key],
  );

  // Who comes back as a visitor, or closes the sign-in, has thought better of it; on the way there it is open still.
  const isDropped = who === "visitor" && !signIn;
  useEffect(() => {
    if (isDropped) takeForTab(key);
  }, [isDropped, key]);

  const goOn = useEffectEvent(() => {
    takeForTab(key);
    place();
  });
  const isMember = who === "member";
  useEffect(() => {
    if (!isMember || reckoned === null) return undefined;
    const next = onReturn(seeForTab(key), { total: reckoned === "unknown" ? null : reckoned, now: Date.now() });
    if (next === null) return undefined;
    if (next === "goes_on") return goOn();
    const timer = setTimeout(() => {
      // Unless it was placed meanwhile.
      if (takeForTab(key) !== null) setWaits(next);
    }, STANDS_MS);
    return () => clearTimeout(timer);
  }, [isMember, reckoned, key]);
  const forget = () => {
    takeForTab(key);
    setWaits(null);
  };
  return { waits, forget };
}
