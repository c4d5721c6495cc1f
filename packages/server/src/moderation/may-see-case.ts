import type { Waiting } from "@tablee/contract/moderation/moderation.schema";
import { maySeeDiscovery } from "@tablee/domain/discoveries/discovery-visibility";

/** Whether a moderator may see a case: of others' approved discoveries that are not public, only reported ones. */
export const maySeeCase = (
  viewer: { account_id: number },
  { status, visibility, account_id, reports }: Waiting,
): boolean =>
  maySeeDiscovery({
    status,
    visibility,
    own: account_id === viewer.account_id,
    friends: false,
    moderator: true,
    reported: reports > 0,
  });
