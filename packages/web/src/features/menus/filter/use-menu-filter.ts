import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { MenuSearch } from "../reading/menu-search.ts";
import { filterIn, type MenuFilter, searchOf } from "./menu-filter.ts";

/** What of the menu is shown, by the address; `replace` takes the place of the step of the history one is on. */
export function useMenuFilter(): [filter: MenuFilter, change: (filter: MenuFilter, replace?: boolean) => void] {
  const router = useRouter();
  const { without, diet, liked }: MenuSearch = useSearch({ strict: false });
  const filter = useMemo(() => filterIn({ without, diet, liked }), [without, diet, liked]);
  const change = useCallback(
    (next: MenuFilter, replace = false) => {
      void router.navigate({
        to: ".",
        search: (before: MenuSearch) => ({ ...before, ...searchOf(next) }),
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
  return [filter, change];
}
