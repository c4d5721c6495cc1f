import type { ShareType } from "@tablee/domain/sharing/share";

/** What is shared: a thing, and what other sites are told about it. */
export interface ShareThing {
  type: ShareType;
  item_id: number;
  title: string;
}
