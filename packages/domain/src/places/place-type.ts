/** The type of a place at an address, which decides its icon (places §19, wire §29). */
export const PLACE_TYPES = [
  "coffee_shop",
  "residential",
  "college_residence",
  "shopping_mall",
  "restaurant",
  "sports_club",
  "hotel",
  "transportation",
  "medical",
  "municipality",
  "fast_food",
  "financial",
  "office",
  "special_event",
  "electronic_retail",
  "clothing_retail",
] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

/** Types by OpenStreetMap's keys and values; `*` stands for any other value of the key. */
const TYPES: Readonly<Record<string, Readonly<Record<string, PlaceType>>>> = {
  amenity: {
    ...typed("coffee_shop", "cafe"),
    ...typed("restaurant", "restaurant", "food_court", "bar", "pub", "biergarten"),
    ...typed("fast_food", "fast_food", "ice_cream"),
    ...typed("college_residence", "university", "college"),
    ...typed("medical", "hospital", "clinic", "doctors", "dentist", "pharmacy"),
    ...typed("financial", "bank", "atm", "bureau_de_change"),
    ...typed("municipality", "townhall", "courthouse", "police", "fire_station", "library", "community_centre"),
    ...typed("transportation", "bus_station", "ferry_terminal", "taxi", "parking", "fuel"),
    ...typed("special_event", "theatre", "cinema", "arts_centre", "events_venue", "conference_centre", "nightclub"),
  },
  shop: {
    ...typed("coffee_shop", "coffee"),
    ...typed("electronic_retail", "electronics", "computer", "mobile_phone", "hifi"),
    ...typed("clothing_retail", "clothes", "shoes", "boutique", "fashion_accessories"),
    ...typed("shopping_mall", "mall", "department_store", "supermarket", "general"),
  },
  leisure: typed(
    "sports_club",
    "sports_centre",
    "fitness_centre",
    "stadium",
    "ice_rink",
    "swimming_pool",
    "golf_course",
  ),
  club: typed("sports_club", "sport"),
  tourism: typed("hotel", "hotel", "motel", "hostel", "guest_house", "apartment"),
  office: { ...typed("municipality", "government"), ...typed("financial", "insurance", "financial"), "*": "office" },
  healthcare: { "*": "medical" },
  railway: typed("transportation", "station", "halt", "tram_stop", "subway_entrance"),
  aeroway: typed("transportation", "aerodrome", "terminal"),
  public_transport: { "*": "transportation" },
  building: {
    ...typed("residential", "residential", "apartments", "house", "detached", "semidetached_house", "terrace"),
    ...typed("college_residence", "dormitory", "university", "college"),
    ...typed("hotel", "hotel"),
    ...typed("medical", "hospital"),
    ...typed("office", "office", "commercial"),
    ...typed("shopping_mall", "retail"),
    ...typed("municipality", "civic", "government"),
  },
  // A house number of which nothing else is known: people live there.
  place: typed("residential", "house"),
  landuse: typed("residential", "residential"),
};

function typed(type: PlaceType, ...values: string[]): Record<string, PlaceType> {
  return Object.fromEntries(values.map((value) => [value, type]));
}

/** The type of a place by its OpenStreetMap tag ("amenity", "cafe"); null if it has none of ours. */
export function placeTypeOf(key: string | undefined, value: string | undefined): PlaceType | null {
  if (key === undefined || value === undefined || !Object.hasOwn(TYPES, key)) return null;
  const values = TYPES[key] ?? {};
  return (Object.hasOwn(values, value) ? values[value] : values["*"]) ?? null;
}
