/** Toasts also have the role of a dialog, but block nothing. */
const OPEN = ":is([role=dialog], [role=alertdialog]):not(.ds-toasts *)";

/** Whether a dialog is open that should receive key presses. */
export const isDialogOpen = (): boolean => document.querySelector(OPEN) !== null;
