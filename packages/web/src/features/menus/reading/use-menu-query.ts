import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { MenuSearch } from "./menu-search.ts";

/** How long after the last key the address takes over what was typed. */
const SETTLE_MS = 400;

/** What is looked for in the menu: at once on the screen, a moment later in the address, without a step of history. */
export function useMenuQuery(): [query: string, change: (query: string) => void] {
  const router = useRouter();
  const { q = "" }: MenuSearch = useSearch({ strict: false });
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // Back, forward or a link may change the address under the field.
  if (q !== known) {
    setKnown(q);
    if (q !== typed) setTyped(q);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (query: string) => {
    setTyped(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(query);
      void router.navigate({
        to: ".",
        search: (before: MenuSearch) => ({ ...before, q: query.trim() === "" ? undefined : query }),
        replace: true,
        resetScroll: false,
      });
    }, SETTLE_MS);
  };
  return [typed, change];
}
