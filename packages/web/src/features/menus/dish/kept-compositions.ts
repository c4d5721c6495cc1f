import type { ComboLine, ItemLine, OrderLine } from "@tablee/domain/orders/line/order-line";
import { useEffect } from "react";
import { useSession } from "../../../session/session.ts";
import { onTokenChange } from "../../../session/token.ts";

/**
 * What was composed during this visit and not added yet (menus §23), as lines: what the menu no longer offers is dropped
 * when they are reopened. By whose it is, because a note may name an allergy.
 */
const kept = new Map<string, OrderLine>();
let isWatching = false;

/** Nothing is left to whoever signs in or out next. */
function forgetWithItsPerson(): void {
  if (isWatching) return;
  isWatching = true;
  onTokenChange((change) => {
    if (change === "another") kept.clear();
  });
}

export function keptItem(of: string | null): ItemLine | undefined {
  const line = of === null ? undefined : kept.get(of);
  return line?.type === "item" ? line : undefined;
}

export function keptCombo(of: string | null): ComboLine | undefined {
  const line = of === null ? undefined : kept.get(of);
  return line?.type === "combo" ? line : undefined;
}

/** Keeps what is being composed, once anything was chosen or typed. */
export function useKeptLine(of: string | null, line: OrderLine | undefined): void {
  useEffect(() => {
    if (of === null || !line) return;
    forgetWithItsPerson();
    kept.set(of, line);
  }, [of, line]);
}

/** Whether what `begun` has composed is `now`'s to keep: a visitor may have signed in since. */
export const isTheirs = (begun: string | null, now: string | null): boolean => begun === now || begun === VISITOR;

export function forgetComposed(of: string | null): void {
  if (of !== null) kept.delete(of);
}

const VISITOR = "visitor";

/**
 * Who composes a dish on this device: a member sees nothing that another has left half done. null: not known yet, so
 * nothing is kept.
 */
export function useComposerName(): string | null {
  const { status, user } = useSession();
  return status === "unknown" ? null : `${user?.id ?? VISITOR}`;
}
