export const MENU_VIEWS = ["sections", "choices", "combos", "changes", "versions", "file"] as const;
export type MenuView = (typeof MENU_VIEWS)[number];

/** The query parameters of the menu editor. */
export interface MenuEditorSearch {
  /** The ref of the open dish, section, group of choices or combo. */
  line?: string | undefined;
  /** Missing means the dishes. */
  view?: MenuView | undefined;
}
