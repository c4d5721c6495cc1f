import { arrivalSpot } from "./arrival-spot.ts";
import { recentlySeen } from "../../restaurants/recently-seen.ts";
import { keptPush } from "../../../storage/kept-push.ts";
import { forgetDelivery } from "../basket/basket-store.ts";

/** After a sign-out, what the device kept of the member is gone: the next who orders on it may be somebody else. */
export function forgetDiner(): void {
  forgetDelivery();
  arrivalSpot.reset();
  recentlySeen.reset();
  keptPush.reset();
}
