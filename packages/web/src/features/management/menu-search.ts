export const MENU_VIEWS = ["choices", "combos", "changes", "versions"] as const;
export type MenuView = (typeof MENU_VIEWS)[number];

/** What of the menu editor stands in the address. */
export interface MenuEditorSearch {
  /** The ref of the dish, the group of choices or the combo that is open. */
  line?: string | undefined;
  /** Missing: the dishes. */
  view?: MenuView | undefined;
}
