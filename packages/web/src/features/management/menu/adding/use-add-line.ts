import type {
  EditedCombo,
  EditedGroup,
  EditedItem,
  EditedMenu,
  EditedSection,
} from "@tablee/contract/management/edited-menu.schema";
import { isSame, type MenuList } from "@tablee/domain/management/menu-draft";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import type { MenuEditorSearch } from "../../menu-search.ts";
import { LINE_PANEL } from "../line-panel.tsx";
import type { MenuEditing } from "../use-menu-draft.ts";

type Line = EditedItem | EditedGroup | EditedCombo | EditedSection;

interface AddLineProps {
  editing: Pick<MenuEditing, "edit">;
  menu: EditedMenu;
  list: MenuList;
  view?: MenuEditorSearch["view"];
  /** The ref of the line whose form is open. */
  opened: string | undefined;
}

/**
 * Returns a function that adds a line and opens it. While the line that it added last is as it was added, a further
 * press leads to that one: a double tap adds one line, not two. A dish for another place of the menu is another one.
 */
export function useAddLine({ editing, menu, list, view, opened }: AddLineProps) {
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const last = useRef<Line>(undefined);
  return (line: Line, after: string | null) => {
    const begun = menu[list].find(({ ref }) => ref === last.current?.ref);
    if (begun && isSame(begun, last.current) && isForSamePlace(begun, line) && !isTyping()) {
      if (begun.ref === opened) document.querySelector<HTMLElement>(`${LINE_PANEL} input`)?.focus();
      else void navigate({ search: { view, line: begun.ref } });
      return;
    }
    last.current = line;
    editing.edit([{ kind: "add", list, line, after }]);
    void navigate({ search: { view, line: line.ref } });
  };
}

const isForSamePlace = (one: Line, other: Line): boolean =>
  !("section_id" in one && "section_id" in other) || (one.section_id === other.section_id && one.type === other.type);

/** Whether a field of the open line has the focus and words: on a tablet, a tap on a button does not take the focus. */
function isTyping(): boolean {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && activeElement.value !== "" && activeElement.closest(LINE_PANEL) !== null;
}
