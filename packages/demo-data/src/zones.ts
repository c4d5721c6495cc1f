import type { Bilingual } from "./bilingual.ts";

/** A neighbourhood (search §10): its centre and its radius in metres. */
export interface DemoZone {
  ref: string;
  name: Bilingual;
  latitude: number;
  longitude: number;
  radius_m: number;
}

const zone = (
  ref: string,
  name: Bilingual | string,
  latitude: number,
  longitude: number,
  radius_m: number,
): DemoZone => ({
  ref,
  name: typeof name === "string" ? [name, name] : name,
  latitude,
  longitude,
  radius_m,
});

/** The neighbourhoods that the demo's restaurants name in `zone`. */
export const demoZones: DemoZone[] = [
  zone("plateau", ["The Plateau", "Le Plateau"], 45.5236, -73.5798, 1_900),
  zone("mile-end", "Mile End", 45.5243, -73.5996, 1_100),
  zone("outremont", "Outremont", 45.5187, -73.6076, 1_500),
  zone("petite-italie", ["Little Italy", "La Petite Italie"], 45.5345, -73.6143, 1_000),
  zone("villeray", "Villeray", 45.5419, -73.6254, 1_600),
  zone("saint-michel", "Saint-Michel", 45.5609, -73.6094, 2_000),
  zone("parc-extension", ["Park Extension", "Parc-Extension"], 45.5301, -73.6317, 1_300),
  zone("rosemont", "Rosemont", 45.5497, -73.5812, 2_200),
  zone("hochelaga", "Hochelaga", 45.5453, -73.5427, 2_400),
  zone("centre-ville", ["Downtown", "Le centre-ville"], 45.5017, -73.5732, 1_600),
  zone("quartier-chinois", ["Chinatown", "Le Quartier chinois"], 45.5079, -73.5601, 500),
  zone("vieux-montreal", ["Old Montréal", "Le Vieux-Montréal"], 45.5057, -73.5538, 1_000),
  zone("griffintown", "Griffintown", 45.4906, -73.5632, 1_100),
  zone("saint-henri", "Saint-Henri", 45.4774, -73.5863, 1_300),
  zone("verdun", "Verdun", 45.4587, -73.5691, 2_000),
  zone("ndg", "Notre-Dame-de-Grâce", 45.4733, -73.6157, 2_200),
  zone("cote-des-neiges", "Côte-des-Neiges", 45.4969, -73.6268, 1_900),
];
