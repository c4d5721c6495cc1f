import { readId } from "../../routes/read-id.ts";

/** The address of the page of own sites: whose they are. */
export interface SitesSearch {
  restaurant?: number | undefined;
  group?: number | undefined;
}

export const readSitesSearch = ({ restaurant, group }: Record<string, unknown>): SitesSearch => ({
  restaurant: readId(restaurant),
  group: readId(group),
});
