import { LANGUAGES } from "@tablee/domain/language/text";
import { CURRENCIES } from "@tablee/domain/money/minor";
import * as v from "valibot";
import { stored } from "./stored.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** This device's settings for how the product is shown. */
export const devicePreferences = stored(
  "preferences",
  v.object({
    /** null: never chosen, so that the browser decides. */
    language: v.optional(v.nullable(v.picklist(LANGUAGES)), null),
    theme: v.optional(v.picklist(THEMES), "system"),
    currency: v.optional(v.picklist(CURRENCIES), "CAD"),
  }),
);
