/** The row and the entry that Tabs (panels) and TabLinks (addresses) have in common. */
export const TAB_ROW_LOOK =
  "no-scrollbar flex contain-inline-size gap-5.5 overflow-x-auto overscroll-x-contain shadow-[inset_0_-1px_var(--line)]";
export const TAB_LOOK =
  "hit flex min-h-11 shrink-0 items-center gap-1.5 text-base whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2";
