let shown = 4000;

/** How long toasts stay that say nothing of it, in milliseconds. */
export const toastTime = (): number => shown;

/** For all that are shown from then on. */
export function keepToasts(ms: number): void {
  shown = ms;
}
