import { useEffect } from "react";
import { dropForTab, keepForTab, seeForTab } from "../../../storage/for-tab.ts";
import type { Basket } from "../basket/basket-schema.ts";

const SENT = "order-sent";

/**
 * The key under which the basket was sent while this tab was open; null if there is none, or its answer is known here.
 * It survives a reload: whichever tab gets the answer empties the basket of all of them.
 */
export const sentByTab = (): string | null => {
  const key = seeForTab(SENT);
  return typeof key === "string" ? key : null;
};

export const forgetSent = (): void => dropForTab(SENT);

/** Stores the key while it is open whether the order was placed; a refusal removes it. */
export function useSentByTab({ attempt }: Pick<Basket, "attempt">): void {
  const key = attempt?.key ?? null;
  const open = attempt?.open ?? false;
  useEffect(() => {
    if (key !== null && open) keepForTab(SENT, key);
    else if (key !== null) forgetSent();
  }, [key, open]);
}
