import { forgetTable } from "../paying/order-table.ts";
import { arrivalSpot } from "./arrival-spot.ts";
import { recentlySeen } from "../../restaurants/listing/recently-seen.ts";
import { keptPush } from "../../../storage/kept-push.ts";
import { forgetDelivery } from "../basket/basket-store.ts";

/**
 * Removes what the device stored about a member when they sign out: the next person who orders may be somebody else.
 */
export function forgetDiner(): void {
  forgetDelivery();
  arrivalSpot.reset();
  forgetTable();
  recentlySeen.reset();
  keptPush.reset();
}
