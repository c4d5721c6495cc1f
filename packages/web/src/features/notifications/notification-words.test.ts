import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { expect, it } from "vitest";
import { entryWords } from "./notification-words.ts";

it("says that there is news where a newer server sends a type that this page does not know", () => {
  const newest = { type: "order_sung", json: {} } as unknown as Notification;
  expect(entryWords({ newest, others: 0, read: false } as never, "en")).toEqual({
    before: "There is something new.",
    name: "",
    after: "",
  });
});
