import type { SiteScope } from "@tablee/domain/sites/single-menu";

/** The own site of a restaurant or group (restaurants §25): on its own host, or being tried. */
export interface Site extends SiteScope {
  name: { en: string | null; fr: string | null; default: string | null };
  logo_url: string | null;
  cover_url: string | null;
  /** Custom properties for the root element (domain/sites/theme.ts). */
  properties: Record<`--${string}`, string>;
}

/** The link to a site's home page, as `homeOf` defines it (domain/sites/single-menu.ts). */
export const homeLinkOf = ({ group }: Site) =>
  group === null ? ({ to: "/menu" } as const) : ({ to: "/clients/$client", params: { client: group } } as const);
