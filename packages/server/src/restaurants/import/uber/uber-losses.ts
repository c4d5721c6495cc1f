import type { ImportLoss } from "@tablee/contract/restaurants/import.contract";
import type { JsonPath } from "../json/json-path.ts";
import type { Remarks } from "../remarks.ts";
import type { UberCatalog } from "./uber-catalog.ts";

/** Reports each kind of loss once, with its first path and how often it occurs: a menu has it on every item. */
export class Losses {
  readonly #kinds = new Map<string, { path: JsonPath; loss: ImportLoss; times: number }>();

  add(path: JsonPath, loss: ImportLoss, what: string): void {
    const kind = this.#kinds.get(what);
    if (kind) kind.times++;
    else this.#kinds.set(what, { path, loss, times: 1 });
  }

  tell(remarks: Remarks): void {
    for (const [what, { path, loss, times }] of this.#kinds) remarks.lost(path, loss, what, times);
  }
}

type Kind = keyof UberCatalog;

/** The fields that are read, by kind; all others are lost. */
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
    // The till's own name of an item, which is not needed: our refs are the ids of the file.
    "external_data",
  ]),
  groups: new Set(["id", "title", "quantity_info", "modifier_options", "external_data"]),
};

/** Words for common fields; any other field is reported by its name. */
const WORDS: Record<string, readonly [ImportLoss, string]> = {
  "items.tax_info": ["tax", "Tax rates: ours are those of the restaurant's place"],
  "items.tax_label_info": ["tax", "Tax labels: ours are those of the restaurant's place"],
  "items.suspension_info": ["sold_out_until", "Until when something is sold out: the kitchen says so itself"],
  "items.visibility_info": ["hours", "Days and hours of single dishes"],
  "items.bundled_items": ["bundle", "Bundles"],
  "groups.display_type": ["looks", "How choices are folded"],
  "menus.subtitle": ["subtitle", "Subtitles"],
  "categories.subtitle": ["subtitle", "Subtitles"],
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every((one) => one === null || isEmpty(one)));

const otherField = (field: string) => ["other", `The field ${field.slice(0, 60)}`] as const;

export function unreadFields(catalog: UberCatalog, losses: Losses): void {
  for (const kind of ["menus", "categories", "items", "groups"] as const) {
    for (const { whole, path } of catalog[kind].values()) {
      for (const [field, value] of Object.entries(whole as object)) {
        if (READ[kind].has(field) || isEmpty(value)) continue;
        losses.add([...path, field], ...(WORDS[`${kind}.${field}`] ?? otherField(field)));
      }
    }
  }
}
