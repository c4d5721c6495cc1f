import type { Crop } from "@tablee/domain/pictures/crop";
import type { Viewer } from "../http/context.ts";
import { type TakenPicture, takePicture } from "../pictures/take-picture.ts";
import type { RateLimits } from "../ports/rate-limits.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";

interface MenuPicture {
  restaurant_id: number;
  picture: Blob;
  crop?: Crop | null | undefined;
}

/**
 * Stores a picture for a dish, a section or a combo, and returns its address for an edit of the draft (management §35).
 * The sweep deletes it if no menu refers to it.
 */
export async function takeMenuPicture(
  services: Services & { limits: RateLimits },
  viewer: Viewer,
  { restaurant_id, picture, crop = null }: MenuPicture,
): Promise<TakenPicture | RightRefusal> {
  const refusal = await refusedIn(services.database.db, viewer, restaurant_id, "menu");
  if (refusal) return refusal;
  return takePicture(services, { file: picture, use: "dish", crop, account_id: viewer.account_id });
}
