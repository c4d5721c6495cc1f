import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";

import type { Bilingual } from "./bilingual.ts";

/** A discovery of the demo (spec §3). Refs name a member, a restaurant and an item of its menu. */
export interface DemoDiscovery {
  ref: string;
  author: string;
  restaurant: string;
  item: string | null;
  name: Bilingual;
  short_description: Bilingual;
  description: Bilingual;
  image_url: string;
  visibility: Visibility;
  status: DiscoveryStatus;
  /** Before the first start of the demo. */
  hours_ago: number;
}

export const demoDiscoveries: DemoDiscovery[] = [
  {
    ref: "smash-burger-chez-margot",
    author: "noah-tremblay",
    restaurant: "chez-margot",
    item: "smash-burger",
    name: ["Smash Burger, Aged Cheddar", "Smash burger, cheddar vieilli"],
    short_description: ["Lacy edges, milk bun, no fuss.", "Bords en dentelle, pain au lait, pas de chichi."],
    description: [
      "Two thin patties with edges like lace. I asked for extra pickles and regretted nothing.",
      "Deux galettes minces aux bords en dentelle. J’ai demandé des cornichons de plus et je ne regrette rien.",
    ],
    image_url: "/pictures/burger.webp",
    visibility: "public",
    status: "approved",
    hours_ago: 2,
  },
];
