import { useEffect, useRef, useState } from "react";
import { useMenuQuery } from "./use-menu-query.ts";

export interface MenuSearchState {
  query: string;
  setQuery: (query: string) => void;
  /** On a phone, cover and modes are hidden from the first press on the search until it is left. */
  folded: boolean;
  begin: () => void;
  leave: () => void;
}

const isPhone = () => window.matchMedia("(width <= 48rem)").matches;

/**
 * The state of the search in a menu. It is left with its own button, not by losing focus: what somebody is about to
 * press must not move away from under the finger.
 */
export function useMenuSearch(): MenuSearchState {
  const [query, setQuery] = useMenuQuery();
  const [begun, setBegun] = useState(false);
  const folded = begun || query.trim() !== "";
  const before = useRef(folded);
  useEffect(() => {
    if (before.current === folded) return;
    before.current = folded;
    if (isPhone()) window.scrollTo({ top: 0, behavior: "instant" });
  }, [folded]);
  return {
    query,
    setQuery,
    folded,
    begin: () => setBegun(true),
    leave: () => {
      setBegun(false);
      setQuery("");
    },
  };
}
