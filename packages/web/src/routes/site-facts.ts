/** A restaurant's own site (restaurants §25): on its own host, or to try it. */
export interface Site {
  restaurant_id: number;
  name: { en: string | null; fr: string | null; default: string | null };
  logo_url: string | null;
  cover_url: string | null;
  /** Custom properties of the page's root (domain/sites/theme.ts). */
  properties: Record<`--${string}`, string>;
}
