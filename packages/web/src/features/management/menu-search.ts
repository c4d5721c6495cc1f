export const MENU_VIEWS = ["sections", "choices", "combos", "changes", "versions", "file"] as const;
export type MenuView = (typeof MENU_VIEWS)[number];

/** What of the menu editor stands in the address. */
export interface MenuEditorSearch {
  /** The ref of the dish, the section, the group of choices or the combo that is open. */
  line?: string | undefined;
  /** Missing: the dishes. */
  view?: MenuView | undefined;
}
