import { useEffect, useEffectEvent, useState } from "react";
import { isNameless, useSession } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";
import { keepForTab, seeForTab, takeForTab } from "../../../storage/for-tab.ts";
import { onLeaveForProvider } from "../../accounts/ways/leave-for-provider.ts";
import { leftToSignIn, onReturn, type Waits } from "./order-after-provider.ts";

/**
 * The menu and the offers' discounts load one after the other: a different total only counts once it has lasted this
 * long.
 */
const STANDS_MS = 3_000;

interface Leaving {
  /** Which of the orders begun in this tab it is: its own basket's, or a table's by its code. */
  of: string;
  /** Whether the sign-in for this order is open. */
  signIn: boolean;
  /** The total shown beside the button, which a press agrees to, in minor units; null: none yet. */
  shown: number | null;
  /** The computed total, in minor units; null: not yet. */
  reckoned: number | "unknown" | null;
  place: () => void;
}

export interface AfterProvider {
  /** Why the order waits after the return; null: it does not. */
  waits: Waits | null;
  /** Called on a press, which means that the diner has looked at the order. */
  forget: () => void;
}

/**
 * Continues an order after its diner left for a provider to sign in: it is placed automatically (accounts §8), or a
 * text says why it waits.
 */
export function useOrderAfterProvider(leaving: Leaving): AfterProvider {
  const { status, user } = useSession();
  // Members without a name enter it first. A page rendered for a visitor may still be about to find its token.
  const isMember = status === "member" && !isNameless(user);
  const isVisitor = status === "visitor" && readToken() === null;
  return useLeftOrder({ ...leaving, who: isMember ? "member" : isVisitor ? "visitor" : null });
}

/** The same with the person already determined; null: not yet. */
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

  // Returning as a visitor or closing the sign-in abandons the order; while leaving for the provider it is still open.
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
