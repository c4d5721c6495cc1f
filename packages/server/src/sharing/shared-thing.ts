import type { SharedThing } from "@tablee/contract/sharing/sharing.contract";
import type { Text } from "@tablee/domain/language/text";
import { getRecommendation } from "../discoveries/get-recommendation.ts";
import { readProfile } from "../members/members.queries.ts";
import type { Services } from "../services.ts";
import { readSharedCombo, readSharedItem, readSharedRestaurant, type Thing } from "./sharing.queries.ts";

type Shown = Pick<SharedThing, "path" | "title" | "text" | "place_name" | "city" | "image_url">;

const plain = (words: string | null): Text => ({ en: null, fr: null, default: words || null });

/**
 * What a thing shows to somebody who is not signed in (sharing §2); null if it does not exist or is hidden from
 * visitors, without a difference between the two.
 */
export const sharedThing = async (services: Services, { type, item_id }: Thing): Promise<Shown | null> => {
  const { db } = services.database;
  switch (type) {
    case "recommendation": {
      const found = await getRecommendation(services, null, item_id);
      if (!found) return null;
      const { name, short_description, image_url, restaurant, google_place_name, city } = found;
      const place_name = restaurant?.name ?? plain(google_place_name);
      const path = `/discovery/${item_id}`;
      return { path, title: name, text: short_description, place_name, city, image_url: image_url || null };
    }
    case "restaurant": {
      const found = await readSharedRestaurant(db, item_id);
      if (!found) return null;
      const { name, description, address, city, cover_image_path, logo_image_path } = found;
      const image_url = cover_image_path ?? logo_image_path;
      const place_name = plain(address);
      return { path: `/restaurants/${item_id}`, title: name, text: description, place_name, city, image_url };
    }
    case "item": {
      const found = await readSharedItem(db, item_id);
      if (!found) return null;
      const { name, description, image_url, restaurant_id, restaurant: place_name } = found;
      const path = `/menu/${restaurant_id}?item=${item_id}`;
      return { path, title: name, text: description, place_name, city: null, image_url };
    }
    case "combo": {
      const found = await readSharedCombo(db, item_id);
      if (!found) return null;
      const { name, description, image_url, restaurant_id, restaurant: place_name } = found;
      const path = `/menu/${restaurant_id}?combo=${item_id}`;
      return { path, title: name, text: description, place_name, city: null, image_url };
    }
    case "account": {
      const found = await readProfile(db, null, item_id);
      if (!found) return null;
      const title = plain(`${found.first_name} ${found.last_name}`.trim());
      const none = plain(null);
      const path = `/profile/${item_id}`;
      return { path, title, text: none, place_name: none, city: null, image_url: found.avatar_url };
    }
  }
};
