import { NOTIFICATION_TYPES } from "@tablee/domain/notifications/notification";
import { describe, expect, it } from "vitest";
import { wordsOf } from "./notification-words.ts";
import type { NotificationRow } from "./notifications.queries.ts";

const row = (type: NotificationRow["type"], delay: number | null = null): NotificationRow => ({
  id: 1,
  account_id: 1,
  type,
  read: false,
  date_creation: new Date("2026-11-18T17:00:00Z"),
  json: { order_id: 7, restaurant_name: { en: "The Bay", fr: "La Baie", default: null }, delay },
});

describe("wordsOf", () => {
  it("says in English what has become of the order", () => {
    expect(wordsOf(row("order_confirmed"), "en")).toEqual({
      title: "Order confirmed",
      body: "The Bay has confirmed your order.",
      path: "/orders/current/7",
    });
    expect(wordsOf(row("order_delayed", 15), "en")?.body).toBe("Your order at The Bay will be 15\u00a0minutes late.");
    expect(wordsOf(row("order_ready"), "en")?.body).toBe("Your order at The Bay is ready.");
  });

  it("says it in French", () => {
    expect(wordsOf(row("order_confirmed"), "fr")).toMatchObject({
      title: "Commande confirmée",
      body: "La Baie a confirmé votre commande.",
    });
    expect(wordsOf(row("order_delayed", 1), "fr")?.body).toBe(
      "La Baie\u00a0: votre commande aura 1\u00a0minute de retard.",
    );
    expect(wordsOf(row("order_ready"), "fr")?.title).toBe("Commande prête");
  });

  it("has words for what is about an order alone", () => {
    const worded = NOTIFICATION_TYPES.filter((type) => wordsOf(row(type), "en") !== null);
    expect(worded).toEqual(["order_confirmed", "order_delayed", "order_ready"]);
  });
});
