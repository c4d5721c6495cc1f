import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMenuQuery } from "./use-menu-query.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** The search of the menu was opened with this step, or one before it; kept by what opens over the menu. */
    searching?: boolean;
  }
}

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
 * The state of the search in a menu. On a phone, opening it (or typing into it) is a step of the history: it is left
 * with its own button or with Back, not by losing focus, because what somebody is about to press must not move away from
 * under the finger. A search that was in the address on arrival has no step: Back leaves the menu.
 */
export function useMenuSearch(): MenuSearchState {
  const router = useRouter();
  const [query, setQuery] = useMenuQuery();
  const opened = useLocation({ select: ({ state }) => state.searching });
  // The server has rendered the page without any step's state.
  const searching = useHydrated() && opened === true;
  const folded = searching || query.trim() !== "";
  const before = useRef({ folded, searching });
  // What was typed right before Back is not in the address yet.
  const left = useEffectEvent(() => setQuery(""));
  useEffect(() => {
    const was = before.current;
    before.current = { folded, searching };
    if (was.searching && !searching) left();
    if (was.folded !== folded && isPhone()) window.scrollTo({ top: 0, behavior: "instant" });
  }, [folded, searching]);
  const begin = () => {
    if (folded || !isPhone()) return;
    const state = (own: object) => ({ ...own, searching: true });
    void router.navigate({ to: ".", search: true, state, resetScroll: false });
  };
  return {
    query,
    setQuery: (next) => {
      // After Back the field may still have the focus, and is not pressed again.
      if (next.trim() !== "") begin();
      setQuery(next);
    },
    folded,
    begin,
    leave: () => (searching ? router.history.back() : setQuery("")),
  };
}
