import type { ShareType } from "@tablee/domain/sharing/share";

/** What somebody shares: a thing, and what other sites are told of it. */
export interface ShareThing {
  type: ShareType;
  item_id: number;
  title: string;
}
