/** Whether a tab of this device has its turn at this moment (in-turn.ts); false where the browser has no locks. */
export const isTurnTaken = async (name: string): Promise<boolean> =>
  "locks" in navigator &&
  // Those who only ask do not take each other's question for a turn.
  navigator.locks.request(name, { mode: "shared", ifAvailable: true }, async (lock) => lock === null);
