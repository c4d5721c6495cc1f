import { readId } from "../../../routes/read-id.ts";

interface OverSearch {
  discovery?: unknown;
  recommendation_id?: unknown;
}

/** Whether the search of a list's or a profile's address opens this discovery over it. */
export function opensOver(search: object, id: number | undefined): boolean {
  const { discovery, recommendation_id } = search as OverSearch;
  return id !== undefined && (readId(discovery) === id || readId(recommendation_id) === id);
}
