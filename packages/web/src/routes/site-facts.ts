import * as z from "zod/mini";

const nullableText = z.nullable(z.string());

/** A restaurant's own site (restaurants §25): on its own host, or to try it. */
export const Site = z.object({
  restaurant_id: z.number(),
  name: z.object({ en: nullableText, fr: nullableText, default: nullableText }),
  logo_url: nullableText,
  cover_url: nullableText,
  /** Custom properties of the page's root (domain/sites/theme.ts). */
  properties: z.record(z.templateLiteral(["--", z.string()]), z.string()),
});
export type Site = z.infer<typeof Site>;
