/** Whether a tab of this device has its turn at this moment (in-turn.ts); false if the browser has no locks. */
export const isTurnTaken = async (name: string): Promise<boolean> =>
  "locks" in navigator &&
  // A shared lock: two tabs that only ask do not block each other.
  navigator.locks.request(name, { mode: "shared", ifAvailable: true }, async (lock) => lock === null);
