import { ORDER_MODES, type OrderMode } from "./order-mode.ts";

/** Why a mode cannot be chosen; the screen has the text of restaurants §17 for each. */
export const MODE_REASONS = [
  "delivery_not_offered",
  "dine_in_not_available",
  "take_out_not_available",
  "drive_not_available",
  "curbside_not_available",
  "takeout_and_pickup_not_available",
] as const;
export type ModeReason = (typeof MODE_REASONS)[number];

/** What a restaurant states about its modes (restaurants §1). */
export interface ModeFacts {
  delivery_offered: boolean;
  dine_in_offered: boolean;
  take_out_offered: boolean;
  curbside_pickup_offered: boolean;
  drive_through_offered: boolean;
  hide_dine_in: boolean;
  hide_delivery: boolean;
  hide_take_out: boolean;
  hide_curbside: boolean;
  hide_drive: boolean;
}

/**
 * If `shown` is false, the mode is hidden. If it is shown but not available, it is disabled with the reason's message.
 */
export interface ModeState {
  shown: boolean;
  available: boolean;
  reason: ModeReason | null;
}

const state = (offered: boolean, hidden: boolean, reason: ModeReason): ModeState => {
  const available = offered && !hidden;
  return { shown: !hidden, available, reason: available ? null : reason };
};

/**
 * The modes that a restaurant's diners see and may choose (restaurants §17). If neither take-out nor curbside can be
 * chosen, both have the same reason.
 */
export const modeAvailability = (facts: ModeFacts): Record<OrderMode, ModeState> => {
  const neither =
    !(facts.take_out_offered && !facts.hide_take_out) && !(facts.curbside_pickup_offered && !facts.hide_curbside);
  const takeOut = neither ? "takeout_and_pickup_not_available" : "take_out_not_available";
  const curbside = neither ? "takeout_and_pickup_not_available" : "curbside_not_available";
  return {
    take_out: state(facts.take_out_offered, facts.hide_take_out, takeOut),
    dine_in: state(facts.dine_in_offered, facts.hide_dine_in, "dine_in_not_available"),
    delivery: state(facts.delivery_offered, facts.hide_delivery, "delivery_not_offered"),
    drive: state(facts.drive_through_offered, facts.hide_drive, "drive_not_available"),
    curbside: state(facts.curbside_pickup_offered, facts.hide_curbside, curbside),
  };
};

/**
 * The mode that an order gets: the wanted one if possible, otherwise the first possible one in the order of
 * restaurants §16. Without an address, any other mode is preferred to delivery; if delivery is the only one, it stays,
 * so that the diner is asked for the address. null if the restaurant offers no mode.
 */
export const fallbackMode = (facts: ModeFacts, wanted: OrderMode | null, hasAddress: boolean): OrderMode | null => {
  const modes = modeAvailability(facts);
  const available = ORDER_MODES.filter((mode) => modes[mode].available);
  const ready = available.filter((mode) => mode !== "delivery" || hasAddress);
  if (wanted !== null && ready.includes(wanted)) return wanted;
  return ready[0] ?? available[0] ?? null;
};

/** Whether a chosen mode cannot be had (orders §10); not so delivery that only waits for an address. */
export const isModeLost = (facts: ModeFacts, wanted: OrderMode | null): boolean =>
  wanted !== null && !modeAvailability(facts)[wanted].available;
