import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { MenuSearch } from "./menu-search.ts";
import { addressSays, openField, sendOff } from "./query-field.ts";

/** The search in the menu: applied to the screen at once and to the address a moment later, without a history step. */
export function useMenuQuery(): [query: string, change: (query: string) => void] {
  const router = useRouter();
  const { q = "" }: MenuSearch = useSearch({ strict: false });
  const [field, setField] = useState(() => openField(q));
  const now = addressSays(field, q);
  if (now !== field) setField(now);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (query: string) => {
    setField((before) => ({ ...before, typed: query }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = query.trim() === "" ? undefined : query;
      setField((before) => sendOff(before, wanted ?? ""));
      void router.navigate({
        to: ".",
        search: (before: MenuSearch) => ({ ...before, q: wanted }),
        replace: true,
        resetScroll: false,
      });
    }, INPUT_PAUSE_MS);
  };
  return [now.typed, change];
}
