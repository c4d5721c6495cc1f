import type { SiteScope } from "@tablee/domain/sites/single-menu";

/** A restaurant's or a group's own site (restaurants §25): on its own host, or to try it. */
export interface Site extends SiteScope {
  name: { en: string | null; fr: string | null; default: string | null };
  logo_url: string | null;
  cover_url: string | null;
  /** Custom properties of the page's root (domain/sites/theme.ts). */
  properties: Record<`--${string}`, string>;
}

/** The link to where one is at home on a site, as `homeOf` says it (domain/sites/single-menu.ts). */
export const homeLinkOf = ({ group }: Site) =>
  group === null ? ({ to: "/menu" } as const) : ({ to: "/clients/$client", params: { client: group } } as const);
