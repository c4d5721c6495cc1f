import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { ITEM_TYPES, type ItemType } from "@tablee/domain/menus/menu";

/** What lies over a menu or a basket, as the address says it. */
export interface DishSearch {
  /** An item's dialog. */
  item?: number;
  /** A combo's dialog; with `item`, the dish from which it was opened. */
  combo?: number;
  /** A line of the basket that is being edited. */
  line?: string;
}

/** What the address of a menu says besides the restaurant. */
export interface MenuSearch extends DishSearch {
  /** A section's "View more". */
  more?: ItemType;
  /** What is being looked for in the menu. */
  q?: string;
}

const idOf = (value: unknown): number | undefined => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
const textOf = (value: unknown, max: number): string | undefined => {
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  return text === "" ? undefined : text.slice(0, max);
};
const defined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;

/**
 * Anything that is none of ours is undefined, never an error: addresses are typed and cut by people. (A key that is
 * left out would keep what the address says: the router lays this over it.)
 */
export const readDishSearch = (search: Record<string, unknown>): DishSearch => ({
  item: idOf(search["item"]),
  combo: idOf(search["combo"]),
  line: textOf(search["line"], 40),
});

export const readMenuSearch = (search: Record<string, unknown>): MenuSearch => ({
  ...readDishSearch(search),
  more: ITEM_TYPES.find((type) => type === search["more"]),
  q: textOf(search["q"], 80),
});

/** The state of a step of the history that a dialog made: closing it goes back instead of on. */
export const DIALOG_STEP = { sheet: "dish" } as const;

/** What can lie over a page. */
export interface DishPlace extends DishSearch {
  more?: ItemType | undefined;
}

const NOTHING = { item: undefined, combo: undefined, line: undefined, more: undefined };

/** The address of what lies over a page, for a link. */
export function hrefOfDish(path: string, place: DishPlace): string {
  const search = new URLSearchParams(
    Object.entries(place).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return `${path}?${search}`;
}

/** Opens something over the page as a new step of the history, or in the place of what is open. */
export function useOpenDish(): (place: DishPlace, replace?: boolean) => void {
  const router = useRouter();
  return useCallback(
    (place, replace = false) => {
      void router.navigate({
        to: ".",
        // A dish that is opened from "View more" lies over it, and Back leads there again.
        search: (before: MenuSearch) => ({
          ...before,
          ...NOTHING,
          more: place.item ? before.more : undefined,
          ...defined(place),
        }),
        state: DIALOG_STEP,
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
}

/** What lies over the page, by the address bar, and how it is taken away: Back and the cross do the same (ux). */
export function useDishAddress(): { search: MenuSearch; close: () => void } {
  const router = useRouter();
  const search: MenuSearch = useSearch({ strict: false });
  const close = useCallback(() => {
    if (router.latestLocation.state.sheet === DIALOG_STEP.sheet) router.history.back();
    else {
      void router.navigate({
        to: ".",
        search: (before: MenuSearch) => ({ ...before, ...NOTHING }),
        replace: true,
        resetScroll: false,
      });
    }
  }, [router]);
  return { search, close };
}
