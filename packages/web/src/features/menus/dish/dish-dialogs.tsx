import { useState } from "react";
import { useHydrated } from "@tanstack/react-router";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { useDishAddress } from "../reading/menu-address.ts";
import { type DishSearch, type MenuSearch } from "../reading/menu-search.ts";
import type { MenuOutline } from "../reading/menu-outline.ts";
import { useMenuOrdering } from "../reading/menu-ordering.ts";

const DishDialog = openedPart(async () => (await import("./dish-dialog.tsx")).DishDialog);
const SectionDialog = openedPart(async () => (await import("../menu/section-dialog.tsx")).SectionDialog);

/**
 * The dialogs over a menu or a basket that the address asks for: a dish, a combo, a line that is being edited, or a
 * section's "View more". Each loads when it is first opened.
 */
export function DishDialogs({ restaurant_id, outline }: { restaurant_id: number; outline?: MenuOutline }) {
  const { search, close } = useDishAddress();
  const ordering = useMenuOrdering();
  // The server renders no dialog, so the first render must not either.
  const hydrated = useHydrated();
  const wanted = hydrated ? wantedIn(search, (id) => ordering?.lines.some((line) => line.id === id) === true) : null;
  const dish = useKept(wanted);
  const more = useKept(hydrated && !wanted && outline ? (search.more ?? null) : null);
  const dialog = { restaurant_id, onClose: close, leave: close };
  return (
    <>
      {dish.last && (
        <DishDialog {...dialog} outline={outline} open={dish.open} search={dish.last} onClosed={dish.forget} />
      )}
      {more.last && outline && (
        <SectionDialog {...dialog} outline={outline} open={more.open} section={more.last} onClosed={more.forget} />
      )}
    </>
  );
}

/** The dish that an address asks for; a line that is not in the basket counts as none. */
function wantedIn(search: MenuSearch, isLine: (line: string) => boolean): DishSearch | null {
  const { item, combo, line } = search;
  if (line !== undefined) return isLine(line) ? { line } : null;
  return item === undefined && combo === undefined ? null : { item, combo };
}

/** Keeps what was open last for the closing animation. */
function useKept<Value>(value: Value | null) {
  const [last, setLast] = useState<Value | null>(null);
  const words = JSON.stringify(value);
  if (value !== null && words !== JSON.stringify(last)) setLast(value);
  return { open: value !== null, last, forget: () => setLast((kept) => (value === null ? null : kept)) };
}
