import { readId } from "../../../routes/read-id.ts";

/** The tabs of one's own discoveries besides the published ones. */
export const OWN_TABS = ["draft", "pending", "rejected"] as const;
export type OwnTab = (typeof OWN_TABS)[number];
export type FollowList = "followers" | "following";

/** The query parameters of a profile's address. */
export interface ProfileSearch {
  /** The discovery that is open over it (members §1). */
  recommendation_id?: number | undefined;
  /** The list of members that is open over it. */
  list?: FollowList | undefined;
}
export interface OwnProfileSearch extends ProfileSearch {
  /** Absent means the published ones. */
  tab?: OwnTab | undefined;
}

const isTab = (value: unknown): value is OwnTab => OWN_TABS.some((tab) => tab === value);

/** Reads the query parameters. Unknown values become undefined, so that a mistyped address still opens the profile. */
export function readProfileSearch({ recommendation_id, list }: Record<string, unknown>): ProfileSearch {
  return {
    recommendation_id: readId(recommendation_id),
    list: list === "followers" || list === "following" ? list : undefined,
  };
}

export const readOwnProfileSearch = (search: Record<string, unknown>): OwnProfileSearch => ({
  ...readProfileSearch(search),
  tab: isTab(search["tab"]) ? search["tab"] : undefined,
});
