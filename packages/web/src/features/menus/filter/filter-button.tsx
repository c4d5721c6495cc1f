import { IconButton } from "@tablee/design-system/icon-button";
import { SlidersHorizontal } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { Sheet } from "../../../routes/steps/use-sheet.ts";
import { filterCount, type MenuFilter } from "./menu-filter.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const FilterSheet = openedPart(async () => (await import("./filter-sheet.tsx")).FilterSheet);

/** Opens the filter, and shows the number of its conditions. */
export function FilterButton({ filter, onPress }: { filter: MenuFilter; onPress: () => void }) {
  useWords();
  const count = filterCount(filter);
  return (
    <IconButton
      variant="quiet"
      label={count > 0 ? m.menu_filter_count({ count }) : m.menu_filter()}
      count={count > 0 ? count : null}
      className="relative"
      data-menu-filter=""
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <SlidersHorizontal aria-hidden="true" />
    </IconButton>
  );
}

/** Focuses the visible one of the two filter buttons, when the focused element disappears with a filter. */
export function focusFilterButton(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-menu-filter]")];
  buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true });
}

/** The filter over the menu; loads when it is first opened. */
export function MenuFilterSheet(props: { sheet: Sheet; restaurant_id: number }) {
  return props.sheet.open ? <FilterSheet leave={props.sheet.hide} {...props} /> : null;
}
