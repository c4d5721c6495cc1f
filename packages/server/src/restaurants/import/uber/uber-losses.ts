import type { JsonPath } from "../json/json-path.ts";
import type { Remarks } from "../remarks.ts";
import type { UberCatalog } from "./uber-catalog.ts";

/** What was lost, told once for each kind, where it is first met and with how often: a menu has it on every item. */
export class Losses {
  readonly #kinds = new Map<string, { path: JsonPath; times: number }>();

  add(path: JsonPath, what: string): void {
    const kind = this.#kinds.get(what);
    if (kind) kind.times++;
    else this.#kinds.set(what, { path, times: 1 });
  }

  tell(remarks: Remarks): void {
    for (const [what, { path, times }] of this.#kinds) {
      remarks.warning(path, "not_carried_over", times === 1 ? what : `${what} (${times} times)`);
    }
  }
}

type Kind = keyof UberCatalog;

/** What is read, kind by kind; everything else that is there is lost. */
const READ: Record<Kind, ReadonlySet<string>> = {
  menus: new Set(["id", "title", "service_availability", "category_ids"]),
  categories: new Set(["id", "title", "entities"]),
  items: new Set([
    "id",
    "title",
    "description",
    "image_url",
    "price_info",
    "quantity_info",
    "modifier_group_ids",
    "nutritional_info",
    "dish_info",
    // The till's own name of an item: our refs are the ids of the file.
    "external_data",
  ]),
  groups: new Set(["id", "title", "quantity_info", "modifier_options", "external_data"]),
};

/** Words for what menus often have; any other field is told by its name. */
const WORDS: Record<string, string> = {
  "items.tax_info": "Tax rates: ours are those of the restaurant's place",
  "items.tax_label_info": "Tax labels: ours are those of the restaurant's place",
  "items.suspension_info": "Until when something is sold out: the kitchen says so itself",
  "items.visibility_info": "Days and hours of single dishes",
  "items.bundled_items": "Bundles",
  "groups.display_type": "How choices are folded",
  "menus.subtitle": "Subtitles",
  "categories.subtitle": "Subtitles",
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every((one) => one === null || isEmpty(one)));

export function unreadFields(catalog: UberCatalog, losses: Losses): void {
  for (const kind of ["menus", "categories", "items", "groups"] as const) {
    for (const { whole, path } of catalog[kind].values()) {
      for (const [field, value] of Object.entries(whole as object)) {
        if (READ[kind].has(field) || isEmpty(value)) continue;
        losses.add([...path, field], WORDS[`${kind}.${field}`] ?? `The field ${field.slice(0, 60)}`);
      }
    }
  }
}
