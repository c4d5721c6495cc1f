import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { isKept } from "../storage/is-kept.ts";

const RecapBar = lazy(async () => ({ default: (await import("./recap-bar.tsx")).RecapBar }));
/** Under what the basket is kept (features/orders/basket-store.ts). */
const BASKET_KEY = "order";
/** Screens on which something can be put into it. */
const ORDERING = /^\/(menu|restaurant-menu|orders|restaurants?)(\/|$)/;

/** Keeps the place of the recap bar. The basket is read where this device keeps one, or may come to. */
export function RecapSlot() {
  const ordering = useLocation({ select: (location) => ORDERING.test(location.pathname) });
  const [wanted, setWanted] = useState(false);
  useOrderSource();
  useEffect(() => {
    if (ordering || isKept(BASKET_KEY)) setWanted(true);
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === BASKET_KEY) setWanted(true);
    };
    window.addEventListener("storage", fromOtherTab);
    return () => window.removeEventListener("storage", fromOtherTab);
  }, [ordering]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <RecapBar />
    </Suspense>
  );
}

/** spec §1: `?source=` of the address that somebody came by becomes the source of the order. */
function useOrderSource(): void {
  useEffect(() => {
    const { search } = window.location;
    if (!new URLSearchParams(search).has("source")) return;
    void import("../features/orders/basket-store.ts").then(({ rememberSource }) => rememberSource(search));
  }, []);
}
