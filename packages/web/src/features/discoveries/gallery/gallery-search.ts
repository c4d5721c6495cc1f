import { DISCOVERY_STATUSES, type DiscoveryStatus } from "@tablee/domain/discoveries/discovery";

export interface GallerySearch {
  /** For administrators: of which status; missing: what everybody sees. */
  status?: Exclude<DiscoveryStatus, "approved"> | undefined;
}

/** Undefined, not left out: the router lays this over what the address says. */
export const readGallerySearch = ({ status }: Record<string, unknown>): GallerySearch => ({
  status: DISCOVERY_STATUSES.find(
    (one): one is Exclude<typeof one, "approved"> => one !== "approved" && one === status,
  ),
});
