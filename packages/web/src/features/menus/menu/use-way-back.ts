import { homeLinkOf } from "../../../routes/site-facts.ts";
import { useSite } from "../../../routes/site.ts";

/** The link back from a menu: to the restaurants, or to a group's page on its own site; null: there is nothing else. */
export function useWayBack() {
  const site = useSite();
  if (!site) return { to: "/restaurants" } as const;
  return site.group === null ? null : homeLinkOf(site);
}
