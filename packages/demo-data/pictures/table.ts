import { RENDERED, DISH_PICTURES } from "../src/rendered-pictures.ts";
import { demoDiscoveries } from "../src/discoveries.ts";
import { demoRestaurants } from "../src/restaurants/demo-restaurants.ts";

// `npm run pictures:table -w @tablee/demo-data` prints a Markdown table of the dishes that each picture shows, by kind.
// Then it counts the listed dishes with a picture, and lists those without one in the first rows: both in the order of
// the file and as the menu shows them.
const FIRST_ROWS = 8;
/** A menu groups its dishes by type (menus §22), whatever their order in the file. */
const SECTIONS = ["plate", "appetizer", "accompaniment", "dessert", "beverage", "other"];

/** The demo's menus are written as pairs, English first. */
const english = (name: unknown): string => String(Array.isArray(name) ? name[0] : name);
const pictureOf = (address: string | null | undefined): string | undefined =>
  /^\/pictures\/([a-z\d-]+)\.webp/.exec(address ?? "")?.[1];

const menus = demoRestaurants(new Date(0)).map(({ ref, menu }) =>
  (menu?.items ?? []).flatMap((item) =>
    item.hidden === true
      ? []
      : {
          at: `${ref}: ${english(item.name)}`,
          section: SECTIONS.indexOf(item.type ?? "plate"),
          picture: pictureOf(item.image_url),
        },
  ),
);
const dishes = menus.flat();
const discovered = new Set(demoDiscoveries.map(({ image_url }) => pictureOf(image_url)));

const lines = DISH_PICTURES.map((name) => {
  const shown = dishes.filter(({ picture }) => picture === name).map(({ at }) => at);
  return `| ${RENDERED[name].kind} | ${name} | ${shown.length} | ${discovered.has(name) ? "yes" : ""} | ${shown.join(" · ")} |`;
}).toSorted((one, other) => one.localeCompare(other, "en"));

const without = (some: typeof dishes) => some.filter(({ picture }) => picture === undefined);
const told = (how: string, ordered: typeof menus): string => {
  const first = ordered.flatMap((menu) => menu.slice(0, FIRST_ROWS));
  const missing = without(first).map(({ at }) => at);
  return `Of the first ${FIRST_ROWS} rows of every menu ${how}, ${first.length - missing.length} of ${first.length} have one. Without: ${missing.join(" · ")}`;
};
const shownOrder = menus.map((menu) => menu.toSorted((one, other) => one.section - other.section));

process.stdout.write(`| kind | picture | dishes | discovery | shown by |
| --- | --- | --- | --- | --- |
${lines.join("\n")}

${dishes.length - without(dishes).length} of ${dishes.length} dishes have a picture.

${told("as it is written", menus)}

${told("as it is shown", shownOrder)}
`);
