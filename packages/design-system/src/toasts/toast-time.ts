let shown = 4000;

/** How long a toast without a duration stays, in milliseconds. */
export const toastTime = (): number => shown;

/** Sets the time for all toasts shown from then on. */
export function keepToasts(ms: number): void {
  shown = ms;
}
