import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { Language } from "@tablee/domain/language/text";
import { pictureFile } from "@tablee/design-system/picture-address";
import { textIn } from "@tablee/domain/language/text-in";
import { fullName } from "../../members/member-name.ts";

type Data = Record<string, unknown>;

/** Returns the schema.org data of a discovery: a member's review of a dish, and the restaurant whose menu has it. */
export function discoveryData(discovery: Discovery, language: Language, origin: string): Data {
  const address = new URL(`/discovery/${discovery.id}`, origin).href;
  const image = new URL(pictureFile(discovery.image_url), origin).href;
  const name = textIn(discovery.name, language);
  const { item_price, currency } = discovery;
  const offer = item_price === null ? {} : { offers: { "@type": "Offer", price: item_price, priceCurrency: currency } };
  const count = (type: string, interactions: number): Data => ({
    "@type": "InteractionCounter",
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: interactions,
  });
  const review: Data = {
    "@type": "Review",
    "@id": `${address}#review`,
    url: address,
    name,
    headline: name,
    reviewBody: textIn(discovery.description, language) || textIn(discovery.short_description, language),
    image,
    inLanguage: language,
    datePublished: discovery.date_creation,
    author: { "@type": "Person", name: fullName(discovery) },
    publisher: { "@type": "Organization", name: "Tablée", url: new URL("/", origin).href },
    interactionStatistic: [count("LikeAction", discovery.likes), count("CommentAction", discovery.comments)],
    itemReviewed: { "@type": "MenuItem", "@id": `${address}#dish`, name, image, ...offer },
  };
  const place = placeData(discovery, language, origin, `${address}#dish`);
  return { "@context": "https://schema.org", "@graph": place ? [review, place] : [review] };
}

function placeData(discovery: Discovery, language: Language, origin: string, dish: string): Data | null {
  const { restaurant, google_place_address, city } = discovery;
  if (!restaurant) return null;
  const menu = new URL(`/menu/${restaurant.id}`, origin).href;
  return {
    "@type": "Restaurant",
    name: textIn(restaurant.name, language),
    url: menu,
    address: {
      "@type": "PostalAddress",
      ...(google_place_address ? { streetAddress: google_place_address } : {}),
      ...((city ?? restaurant.city) ? { addressLocality: city ?? restaurant.city } : {}),
    },
    ...(restaurant.latitude === null || restaurant.longitude === null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: restaurant.latitude, longitude: restaurant.longitude } }),
    ...(restaurant.has_menu ? { hasMenu: { "@type": "Menu", url: menu, hasMenuItem: { "@id": dish } } } : {}),
  };
}
