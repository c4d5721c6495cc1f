import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { MenuSearch } from "../reading/menu-search.ts";
import { filterIn, type MenuFilter, searchOf } from "./menu-filter.ts";

/** The filter in the address, and a function to change it, which is a step of the history. */
export function useMenuFilter(): [filter: MenuFilter, change: (filter: MenuFilter) => void] {
  const router = useRouter();
  const { without, diet, liked }: MenuSearch = useSearch({ strict: false });
  const filter = useMemo(() => filterIn({ without, diet, liked }), [without, diet, liked]);
  const change = useCallback(
    (next: MenuFilter) => {
      void router.navigate({
        to: ".",
        search: (before: MenuSearch) => ({ ...before, ...searchOf(next) }),
        resetScroll: false,
      });
    },
    [router],
  );
  return [filter, change];
}
