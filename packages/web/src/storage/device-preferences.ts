import { LANGUAGES } from "@tablee/domain/language/text";
import { CURRENCIES } from "@tablee/domain/money/minor";
import * as z from "zod/mini";
import { stored } from "./stored.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What this device was told about how the product shows itself. */
export const devicePreferences = stored(
  "preferences",
  z.object({
    /** null: never chosen; the browser decides. */
    language: z._default(z.nullable(z.enum(LANGUAGES)), null),
    theme: z._default(z.enum(THEMES), "system"),
    currency: z._default(z.enum(CURRENCIES), "CAD"),
  }),
);
