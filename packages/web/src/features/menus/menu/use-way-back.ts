import { homeLinkOf } from "../../../routes/site-facts.ts";
import { useSite } from "../../../routes/site.ts";
import { useEmbedded } from "../../../shell/embed.ts";

/**
 * The link back from a menu: to the restaurants, or to a group's page on its own site; null: there is nothing else, as in
 * an owner's own page, which shows this menu alone.
 */
export function useWayBack() {
  const site = useSite();
  const embedded = useEmbedded();
  if (!site) return embedded ? null : ({ to: "/restaurants" } as const);
  return site.group === null ? null : homeLinkOf(site);
}
