import type { DeliveryFault } from "./webhook.ts";

/** How many times a delivery is attempted, over more than half a day, before it fails for good. */
export const MAX_TRIES = 12;
const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 4 * 3_600;

/** Faults that another attempt cannot solve: somebody has to change something first. */
const FINAL: ReadonlySet<DeliveryFault> = new Set(["address_not_allowed", "endpoint_off", "private_address"]);

/**
 * Seconds until a failed delivery is attempted again; null for never. Each pause is twice as long as the one before, up
 * to four hours. It is shortened randomly to between half and all of that by `draw` (0 to 1), so that deliveries which
 * failed together are not all retried together. `tries` is the number of attempts so far, including this one.
 */
export const secondsToNextTry = (fault: DeliveryFault, tries: number, draw: number): number | null => {
  if (FINAL.has(fault) || tries >= MAX_TRIES) return null;
  const whole = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (tries - 1));
  return Math.round(whole * (0.5 + draw / 2));
};
