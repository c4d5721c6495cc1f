import { homeLinkOf } from "../../../routes/site-facts.ts";
import { useSite } from "../../../routes/site.ts";
import { useEmbedded } from "../../../shell/embed.ts";

/**
 * The link back from a menu: to the restaurants, or to a group's page on its own site; null: there is nowhere to go
 * back to, as in an owner's own page, which shows only this menu.
 */
export function useWayBack() {
  const site = useSite();
  const embedded = useEmbedded();
  if (!site) return embedded ? null : ({ to: "/restaurants" } as const);
  return site.group === null ? null : homeLinkOf(site);
}
