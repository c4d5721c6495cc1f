import { Id } from "@tablee/contract/wire/values.schema";

/** Orders are paged newest first by id: the continuation is the last id that was shown. */
export const cursorAfter = (id: number): string => Buffer.from(`order:${id}`).toString("base64url");

/** The id that a continuation of ours holds; null for anything else. */
export const readCursor = (continuation: string): number | null => {
  const found = /^order:(\d{1,10})$/.exec(Buffer.from(continuation, "base64url").toString());
  const id = Id.safeParse(Number(found?.[1]));
  // Only the one way in which it was written: base64url readers pass over what they do not know.
  return id.success && cursorAfter(id.data) === continuation ? id.data : null;
};
