import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { DishSearch, MenuSearch } from "./menu-search.ts";
import type { ItemsKey } from "./section-key.ts";

const defined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;

/** The history state of a dialog that was opened from the page: closing it goes back instead of forward. */
export const DIALOG_STEP = { sheet: "dish" } as const;

/** What can be open over a page. */
export interface DishPlace extends DishSearch {
  more?: ItemsKey | undefined;
}

const NOTHING = { item: undefined, combo: undefined, line: undefined, more: undefined };

/** The address of something open over a page, for a link. */
export function hrefOfDish(path: string, place: DishPlace): string {
  const search = new URLSearchParams(
    Object.entries(place).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return `${path}?${search}`;
}

/** Opens something over the page as a new history step, or replaces what is open. */
export function useOpenDish(): (place: DishPlace, replace?: boolean) => void {
  const router = useRouter();
  return useCallback(
    (place, replace = false) => {
      void router.navigate({
        to: ".",
        // A dish opened from "View more" lies over it, and Back leads there again.
        search: (before: MenuSearch) => ({
          ...before,
          ...NOTHING,
          more: place.item ? before.more : undefined,
          ...defined(place),
        }),
        // A replacement closes as the dialog before would have: by going back, or by going forward if the address had
        // opened it.
        state: (before) => (replace ? before : { searching: before.searching, ...DIALOG_STEP }),
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
}

/**
 * What is open over the page, according to the address, and how to close it: Back and the cross do the same
 * (shell §22).
 */
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
