/** A toast is a dialog to assistive technology too, and keeps nobody from anything. */
const OPEN = ":is([role=dialog], [role=alertdialog]):not(.ds-toasts *)";

/** Whether something is open that keys belong to. */
export const isDialogOpen = (): boolean => document.querySelector(OPEN) !== null;
