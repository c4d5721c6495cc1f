/** One tab of a device after the other, where the browser has locks. */
export const inTurn = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (typeof navigator !== "undefined" && "locks" in navigator) await navigator.locks.request(name, work);
  else await work();
};
