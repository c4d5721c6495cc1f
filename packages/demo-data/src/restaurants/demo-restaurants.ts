import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";

import { chezMargot } from "./chez-margot.ts";

/**
 * The restaurants of the demo in our own file format, their menus included. Those whose state must hold at the first
 * start whatever the hour take their weekly hours from `startedAt`; all others are constant.
 */
export const demoRestaurants = (startedAt: Date): TableeRestaurantInput[] => {
  void startedAt;
  return [chezMargot];
};
