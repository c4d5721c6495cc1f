import { RENDERED, DISH_PICTURES } from "../src/rendered-pictures.ts";
import { demoDiscoveries } from "../src/discoveries.ts";
import { demoRestaurants } from "../src/restaurants/demo-restaurants.ts";

// `npm run pictures:table -w @tablee/demo-data`: which dishes are shown by which picture, by its kind, as a table in Markdown;
// then how many of those that a menu lists have one, and those of the first rows that have none.
const FIRST_ROWS = 8;

/** Menus of the demo are written as pairs, English first. */
const english = (name: unknown): string => String(Array.isArray(name) ? name[0] : name);
const pictureOf = (address: string | null | undefined): string | undefined =>
  /^\/pictures\/([a-z\d-]+)\.webp/.exec(address ?? "")?.[1];

const dishes = demoRestaurants(new Date(0)).flatMap(({ ref, menu }) =>
  (menu?.items ?? [])
    .filter(({ hidden }) => !hidden)
    .map((item, row) => ({
      at: `${ref}: ${english(item.name)}`,
      row,
      picture: pictureOf(item.image_url),
    })),
);
const discovered = new Set(demoDiscoveries.map(({ image_url }) => pictureOf(image_url)));

const lines = DISH_PICTURES.map((name) => {
  const shown = dishes.filter(({ picture }) => picture === name).map(({ at }) => at);
  return `| ${RENDERED[name].kind} | ${name} | ${shown.length} | ${discovered.has(name) ? "yes" : ""} | ${shown.join(" · ")} |`;
}).toSorted((one, other) => one.localeCompare(other, "en"));

const first = dishes.filter(({ row }) => row < FIRST_ROWS);
const without = (some: typeof dishes) => some.filter(({ picture }) => picture === undefined);
process.stdout.write(`| kind | picture | dishes | discovery | shown by |
| --- | --- | --- | --- | --- |
${lines.join("\n")}

${dishes.length - without(dishes).length} of ${dishes.length} dishes have a picture, ${first.length - without(first).length} of ${first.length} of the first ${FIRST_ROWS} rows of every menu.
Of the first rows without: ${without(first)
  .map(({ at }) => at)
  .join(" · ")}
`);
