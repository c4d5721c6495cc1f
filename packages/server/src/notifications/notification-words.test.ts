import { NOTIFICATION_TYPES } from "@tablee/domain/notifications/notification";
import { describe, expect, it } from "vitest";
import { wordsOf, type Worded } from "./notification-words.ts";

const row = (type: Worded["type"], own: Partial<Worded["json"]> = {}): Worded => ({
  type,
  sender_id: null,
  sender_first_name: null,
  sender_last_name: null,
  recommendation_id: null,
  json: { order_id: 7, restaurant_name: { en: "The Bay", fr: "La Baie", default: null }, ...own },
});
const by = (type: Worded["type"], json: Worded["json"] = {}): Worded => ({
  type,
  sender_id: 4,
  sender_first_name: "Inès",
  sender_last_name: "Gagnon",
  recommendation_id: 9,
  json,
});

describe("wordsOf", () => {
  it("says in English what became of the order", () => {
    expect(wordsOf(row("order_confirmed"), "en")).toEqual({
      title: "Order confirmed",
      body: "The Bay has confirmed your order.",
      path: "/orders/current/7",
      show: "View the order",
    });
    expect(wordsOf(row("order_delayed", { delay: 15 }), "en").body).toBe(
      "Your order at The Bay will be 15\u00a0minutes late.",
    );
    expect(wordsOf(row("order_ready"), "en").body).toBe("Your order at The Bay is ready.");
  });

  it("says in French what became of the order", () => {
    expect(wordsOf(row("order_confirmed"), "fr")).toMatchObject({
      title: "Commande confirmée",
      body: "La Baie a confirmé votre commande.",
    });
    expect(wordsOf(row("order_delayed", { delay: 1 }), "fr").body).toBe(
      "La Baie\u00a0: votre commande aura 1\u00a0minute de retard.",
    );
    expect(wordsOf(row("order_ready"), "fr").title).toBe("Commande prête");
    expect(wordsOf(row("order_called_off"), "fr")).toMatchObject({
      title: "Commande annulée",
      body: "La Baie\u00a0: votre commande est annulée. La page de la commande dit pourquoi.",
    });
  });

  it("says who did what, and links to it", () => {
    expect(wordsOf(by("like"), "en")).toMatchObject({
      body: "Inès Gagnon likes your discovery.",
      path: "/discovery/9",
    });
    expect(wordsOf(by("comment", { comment_id: 3 }), "fr")).toMatchObject({
      body: "Inès Gagnon a commenté votre découverte.",
      path: "/discovery/9?comment=3",
    });
    expect(wordsOf(by("comment", { comment_id: 3, parent_id: 2 }), "fr").body).toBe(
      "Inès Gagnon a répondu à votre commentaire.",
    );
    expect(wordsOf({ ...by("follow"), recommendation_id: null }, "en")).toMatchObject({
      body: "Inès Gagnon is now following you.",
      path: "/profile/4",
    });
    expect(wordsOf(by("post"), "fr").body).toBe("Inès Gagnon a partagé une découverte.");
  });

  it("words decisions without a name, and amounts of credit in the format of the language", () => {
    const decided = (status: "approved" | "rejected" | "pending") => ({
      ...row("post", { order_id: null, status }),
      recommendation_id: 9,
    });
    expect(wordsOf(decided("approved"), "en").title).toBe("Discovery approved");
    expect(wordsOf(decided("rejected"), "fr").title).toBe("Découverte refusée");
    expect(wordsOf(decided("pending"), "en").path).toBe("/discovery/9");
    const credit = row("credit", { order_id: null, amount: 12.5 });
    expect(wordsOf(credit, "en").body).toBe("You received $12.50\u00a0CAD in credit.");
    expect(wordsOf(credit, "fr").body).toBe("Vous avez reçu un crédit de 12,50\u00a0$\u00a0CAD.");
  });

  it("has words for every type in both languages, even without a name", () => {
    for (const type of NOTIFICATION_TYPES) {
      for (const language of ["en", "fr"] as const) {
        const { title, body } = wordsOf(row(type), language);
        expect([title, body].join(" ")).not.toMatch(/undefined|null|NaN/);
        expect(title.length).toBeGreaterThan(3);
      }
    }
  });
});
