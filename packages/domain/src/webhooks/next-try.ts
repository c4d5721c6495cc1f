import type { DeliveryFault } from "./webhook.ts";

/** How often a delivery is sent before it is given up: over half a day. */
export const MAX_TRIES = 12;
const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 4 * 3_600;

/** What trying again cannot mend: somebody has to change something first. */
const FINAL: ReadonlySet<DeliveryFault> = new Set(["address_not_allowed", "endpoint_off", "private_address"]);

/**
 * Seconds until a delivery that failed is sent again; null: never. Each pause is twice the one before, up to four
 * hours, and between half and all of that by `draw` (0 to 1), so that what failed together does not return together.
 * `tries`: how often it has been sent, this time included.
 */
export const secondsToNextTry = (fault: DeliveryFault, tries: number, draw: number): number | null => {
  if (FINAL.has(fault) || tries >= MAX_TRIES) return null;
  const whole = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (tries - 1));
  return Math.round(whole * (0.5 + draw / 2));
};
