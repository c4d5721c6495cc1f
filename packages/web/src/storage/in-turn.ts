/** Runs the work in one tab of the device at a time, if the browser has locks. */
export const inTurn = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (typeof navigator !== "undefined" && "locks" in navigator) await navigator.locks.request(name, work);
  else await work();
};
