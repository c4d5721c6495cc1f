/**
 * Runs the work in one tab of the device at a time, if the browser has locks and does not refuse them, as Firefox does
 * where a site's storage is forbidden.
 */
export const inTurn = async (name: string, work: () => Promise<void>): Promise<void> => {
  let hasBegun = false;
  const begin = (): Promise<void> => {
    hasBegun = true;
    return work();
  };
  if (typeof navigator === "undefined" || !("locks" in navigator)) return begin();
  try {
    await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
};
