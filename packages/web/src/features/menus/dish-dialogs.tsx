import { lazy, Suspense, useState } from "react";
import { useHydrated } from "@tanstack/react-router";
import { type DishSearch, type MenuSearch, useDishAddress } from "./menu-address.ts";
import type { MenuOutline } from "./menu-outline.ts";
import { useMenuOrdering } from "./menu-ordering.ts";

const ItemDialog = lazy(async () => ({ default: (await import("./item-dialog.tsx")).ItemDialog }));
const ComboDialog = lazy(async () => ({ default: (await import("./combo-dialog.tsx")).ComboDialog }));
const SectionDialog = lazy(async () => ({ default: (await import("./section-dialog.tsx")).SectionDialog }));

/** What of a dish's dialog is open: the kind decides which one, the rest is its own affair. */
type Wanted = { kind: "item" | "combo"; search: DishSearch };

/**
 * The dialogs over a menu or a basket, as the address says: a dish, a combo, a line that is edited, a section's
 * "View more". Each loads when it is first wanted.
 */
export function DishDialogs({ restaurant_id, outline }: { restaurant_id: number; outline?: MenuOutline }) {
  const { search, close } = useDishAddress();
  const ordering = useMenuOrdering();
  // The server renders no dialog, so the first render has none either.
  const hydrated = useHydrated();
  const wanted = hydrated ? wantedIn(search, (id) => ordering?.lines.find((line) => line.id === id)?.type) : null;
  const item = useKept(wanted?.kind === "item" ? wanted.search : null);
  const combo = useKept(wanted?.kind === "combo" ? wanted.search : null);
  const more = useKept(hydrated && !wanted && outline ? (search.more ?? null) : null);
  const dialog = { restaurant_id, outline, onClose: close };
  return (
    <Suspense fallback={null}>
      {item.last ? <ItemDialog {...dialog} open={item.open} search={item.last} onClosed={item.forget} /> : null}
      {combo.last ? <ComboDialog {...dialog} open={combo.open} search={combo.last} onClosed={combo.forget} /> : null}
      {more.last && outline ? (
        <SectionDialog {...dialog} outline={outline} open={more.open} section={more.last} onClosed={more.forget} />
      ) : null}
    </Suspense>
  );
}

/** A line decides by what it is; a line that is not in the basket is none. */
function wantedIn(search: MenuSearch, typeOf: (line: string) => "item" | "combo" | undefined): Wanted | null {
  const { item, combo, line } = search;
  const kind = line === undefined ? (combo === undefined ? "item" : "combo") : typeOf(line);
  if (!kind || (line === undefined && item === undefined && combo === undefined)) return null;
  return { kind, search: line === undefined ? { item, combo } : { line } };
}

/** What was open last stays for the closing motion. */
function useKept<Value>(value: Value | null) {
  const [last, setLast] = useState<Value | null>(null);
  const words = JSON.stringify(value);
  if (value !== null && words !== JSON.stringify(last)) setLast(value);
  return { open: value !== null, last, forget: () => setLast((kept) => (value === null ? null : kept)) };
}
