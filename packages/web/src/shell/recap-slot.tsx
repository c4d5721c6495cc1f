import { useHydrated, useLocation } from "@tanstack/react-router";
import { createElement, useSyncExternalStore } from "react";
import { isKept } from "../storage/is-kept.ts";
import { useMayBegin } from "./ready/ready.ts";
import { useLatePart } from "./use-late-part.ts";

const recapBar = async () => (await import("./bars/recap-bar.tsx")).RecapBar;
/** The storage key of the basket (features/orders/basket/basket-store.ts). */
const BASKET_KEY = "order";
/** Screens on which something can be added to it. */
const ORDERING = /^\/(menu|restaurant-menu|orders|restaurants?)(\/|$)/;

/** A shared table has a basket of its own, which its screens show. */
const AT_TABLE = /^\/(restaurant-)?menu\/table\//;

/** Another tab may add the first item to the basket. */
function onStorage(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/**
 * Loads the recap bar where this device has a basket, or on a screen for ordering once somebody may start one: nobody
 * does without touching the page.
 */
export function RecapSlot() {
  const ordering = useLocation({ select: (location) => ORDERING.test(location.pathname) });
  const atTable = useLocation({ select: (location) => AT_TABLE.test(location.pathname) });
  const kept = useSyncExternalStore(
    onStorage,
    () => isKept(BASKET_KEY),
    () => false,
  );
  const hydrated = useHydrated();
  const begun = useMayBegin();
  const late = useLatePart(recapBar, hydrated && !atTable && (kept || (ordering && begun)));
  return late && createElement(late);
}
