import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Sheet } from "./use-sheet.ts";

/**
 * Closes an open sheet with its result: the page with this search takes over the sheet's step. A result that changes
 * nothing leaves no step behind, which Back would lead to in vain.
 */
export function useFinishSheet({ hide }: Pick<Sheet, "hide">): (search: (before: object) => object) => void {
  const router = useRouter();
  return useCallback(
    (search) => {
      const state = (own: object) => ({ ...own, sheet: undefined });
      const result = { to: ".", search, state, replace: true, resetScroll: false } as const;
      if (router.buildLocation(result).href === router.latestLocation.href) hide();
      else void router.navigate(result);
    },
    [router, hide],
  );
}
