/** The look of the row and the entries that Tabs (panels) and TabLinks (addresses) share. */
export const TAB_ROW_LOOK =
  "ds-tab-row no-scrollbar flex gap-1.5 contain-inline-size overflow-x-auto overscroll-x-contain shadow-[inset_0_-1px_var(--line)]";
export const TAB_LOOK =
  "ds-tab hit flex min-h-11 shrink-0 items-center gap-1.5 rounded-inner px-2 text-base whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-4";
