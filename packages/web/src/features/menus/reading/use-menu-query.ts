import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { MenuSearch } from "./menu-search.ts";
import { addressSays, openField, sendOff } from "./query-field.ts";

/**
 * The search in the menu: applied to the screen at once, and to the address a moment later or as soon as another part
 * of the page is pressed or focused, without a history step.
 */
export function useMenuQuery(): [query: string, change: (query: string) => void] {
  const router = useRouter();
  const { q = "" }: MenuSearch = useSearch({ strict: false });
  const [field, setField] = useState(() => openField(q));
  const now = addressSays(field, q);
  if (now !== field) setField(now);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    // What is pressed may open a dish, from which Back leads to the menu as it was searched.
    const write = () => waiting.current?.();
    const left = new AbortController();
    for (const leaves of ["pointerdown", "focusout"]) {
      window.addEventListener(leaves, write, { capture: true, signal: left.signal });
    }
    return () => {
      left.abort();
      clearTimeout(timer.current);
    };
  }, []);
  const change = (query: string) => {
    setField((before) => ({ ...before, typed: query }));
    clearTimeout(timer.current);
    waiting.current = () => {
      clearTimeout(timer.current);
      waiting.current = null;
      const wanted = query.trim() === "" ? undefined : query;
      setField((before) => sendOff(before, wanted ?? ""));
      void router.navigate({
        to: ".",
        search: (before: MenuSearch) => ({ ...before, q: wanted }),
        // A program may have opened a dish during the pause: its entry stays the dialog's, which Back closes.
        state: true,
        replace: true,
        resetScroll: false,
      });
    };
    timer.current = setTimeout(waiting.current, INPUT_PAUSE_MS);
  };
  return [now.typed, change];
}
