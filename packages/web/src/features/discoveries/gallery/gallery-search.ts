import { DISCOVERY_STATUSES, type DiscoveryStatus } from "@tablee/domain/discoveries/discovery";

export interface GallerySearch {
  /** For administrators: the status to show; missing: what everybody sees. */
  status?: Exclude<DiscoveryStatus, "approved"> | undefined;
}

/** Returns undefined instead of leaving a key out: the router merges this over the raw query. */
export const readGallerySearch = ({ status }: Record<string, unknown>): GallerySearch => ({
  status: DISCOVERY_STATUSES.find(
    (one): one is Exclude<typeof one, "approved"> => one !== "approved" && one === status,
  ),
});
