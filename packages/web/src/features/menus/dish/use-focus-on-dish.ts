import { useLayoutEffect, useRef } from "react";
import { hrefOfDish } from "../reading/menu-address.ts";
import type { DishSearch } from "../reading/menu-search.ts";

/** The page's content, to which opening the page moves the focus (page-announcer.tsx). */
const CONTENT = "content";

/**
 * What takes the focus when a dish closes that was opened together with the page under it, by a link elsewhere: its row,
 * or the menu's title if the row is not shown. By default it would be the first link or button of the page.
 */
export function useFocusOnDish(open: boolean, { item, combo, line }: DishSearch): (by: string) => HTMLElement | true {
  const opener = useRef<Element | null>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (by) => {
    const content = document.getElementById(CONTENT);
    const from = opener.current;
    if (!content || (from?.isConnected && from !== content && from !== document.body)) return true;
    const address = JSON.stringify(hrefOfDish("", { item, combo, line }));
    const row = content.querySelector<HTMLElement>(`a[href$=${address}]`);
    const place = row ?? content.querySelector<HTMLElement>("h1");
    if (!place) return true;
    if (!row) place.tabIndex = -1;
    // The focus itself does not scroll, but whoever uses the keyboard must see it.
    if (by === "keyboard") place.scrollIntoView({ block: "nearest" });
    return place;
  };
}
