const TAG_LENGTH = 60;
const MOST_TAGS = 40;

/** "Pizza;coffee shop" becomes pizza, coffee_shop: OpenStreetMap's own keys, each once. */
export const readCuisines = (written: string): string[] => {
  const tags = written
    .split(/[;,]/)
    .map((tag) =>
      tag
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, "_"),
    )
    .filter((tag) => tag !== "" && tag.length <= TAG_LENGTH);
  return [...new Set(tags)].slice(0, MOST_TAGS);
};
