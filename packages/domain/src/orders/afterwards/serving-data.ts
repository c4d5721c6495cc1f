/** How long after an order's last state what only serving it needed is kept, in months (orders §45). */
const SERVING_MONTHS = 24;

/** Orders whose last state is older than this are blanked. */
export const servedBefore = (at: Date): Date => {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - SERVING_MONTHS);
  return before;
};
