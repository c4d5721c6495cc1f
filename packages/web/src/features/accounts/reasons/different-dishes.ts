import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";

/**
 * Returns the discoveries without repetitions: several members may recommend the same dish, and several dishes may look
 * alike, so each picture and each name appears once.
 */
export function differentDishes(discoveries: readonly Discovery[]): Discovery[] {
  const seen = new Set<string>();
  return discoveries.filter(({ image_url, item_id }) => {
    const marks = [image_url, ...(item_id === null ? [] : [String(item_id)])];
    if (marks.some((mark) => seen.has(mark))) return false;
    for (const mark of marks) seen.add(mark);
    return true;
  });
}
