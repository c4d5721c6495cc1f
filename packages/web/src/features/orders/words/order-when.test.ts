import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Language } from "@tablee/domain/language/text";
import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { whenWords } from "./order-when.ts";
import { exampleOrder, history, minutesAfterNoon, NOON } from "./order.example.ts";

const say = (language: Language, given: Partial<Order>, now = NOON) => {
  overwriteGetLocale(() => language);
  const { title, text } = whenWords(exampleOrder(given), now, language);
  return { title: plain(title), text: plain(text) };
};
/** Replaces no-break spaces, which look the same, by ordinary ones. */
const plain = (words: string) => words.replaceAll("\u00a0", " ");
const ADDRESS = "4400 Rue Saint-Denis, Montréal, QC H2J 2L1";
const NOT_PAID = { status: "refunded", reason: "not_paid" } as const;
const PAID_WRONGLY = { status: "refunded", reason: "paid_wrongly" } as const;
const PAID_SOLD_OUT = { status: "refunded", reason: "paid_sold_out" } as const;
const NOT_POSSIBLE = { status: "refunded", reason: "no_longer_possible" } as const;
const PAID_LATE = { status: "refunded", reason: "paid_too_late" } as const;
const CANCELLED = { status: "refunded", reason: "cancelled_by_diner" } as const;

describe("the sentence about an order's state and time", () => {
  it.each<[Partial<Order>, string, string]>([
    [{}, "Once confirmed, ready between 12:20 and 12:50", "Une fois confirmée, prête entre 12 h 20 et 12 h 50"],
    [
      { statuses: history("new", "confirmed"), mode: "delivery" },
      "Accepted, with you between 12:20 and 12:50",
      "Acceptée, chez vous entre 12 h 20 et 12 h 50",
    ],
    [
      { statuses: history("new", "confirmed", "preparing"), mode: "dine_in" },
      "In the kitchen, at your table between 12:20 and 12:50",
      "En cuisine, à votre table entre 12 h 20 et 12 h 50",
    ],
    [
      { statuses: history("new", "confirmed", { status: "delayed", delay: 10 }) },
      "A little late, ready between 12:20 and 12:50",
      "Un peu en retard, prête entre 12 h 20 et 12 h 50",
    ],
    [
      { statuses: history("new", "confirmed", "preparing", "ready") },
      "Ready, come and get it",
      "Prête, venez la chercher",
    ],
    [
      { statuses: history("new", "confirmed", "preparing", "ready", "delivering"), mode: "delivery" },
      "Out the door, with you between 12:20 and 12:50",
      "Partie de la cuisine, chez vous entre 12 h 20 et 12 h 50",
    ],
    [
      { statuses: history("new", "confirmed", "preparing", "ready", "delivered"), mode: "curbside" },
      "Delivered to your car at 12:04",
      "Remise à votre voiture à 12 h 04",
    ],
    [{ statuses: history("unpaid") }, "Waiting for your payment", "En attente de votre paiement"],
    [
      { statuses: history("unpaid", NOT_PAID) },
      "This order was not paid in time",
      "Cette commande n’a pas été payée à temps",
    ],
    [
      { statuses: history("unpaid", NOT_POSSIBLE) },
      "Chez Margot can no longer make this order",
      "Chez Margot ne peut plus préparer cette commande",
    ],
    [
      { statuses: history("unpaid", PAID_LATE) },
      "Chez Margot could no longer make this order when your payment arrived",
      "Chez Margot ne pouvait plus préparer cette commande quand votre paiement est arrivé",
    ],
    [
      { statuses: history("unpaid", PAID_SOLD_OUT) },
      "Something in this order had sold out when your payment arrived at Chez Margot",
      "Chez Margot : un élément de cette commande était épuisé quand votre paiement est arrivé",
    ],
    [
      { statuses: history("unpaid", PAID_WRONGLY) },
      "The amount paid was not the price of this order",
      "Le montant payé n’était pas celui de cette commande",
    ],
    [{ statuses: history("new", CANCELLED) }, "You cancelled this order", "Vous avez annulé cette commande"],
    [
      { statuses: history("new", { status: "refunded", reason: "No fish" }) },
      "Chez Margot could not take this order",
      "Chez Margot n’a pas pu prendre cette commande",
    ],
    [
      { statuses: history("new", "confirmed", { status: "refunded", reason: "No gas" }) },
      "Chez Margot had to cancel this order",
      "Chez Margot a dû annuler cette commande",
    ],
  ])("%#: %s", (given, en, fr) => {
    expect(say("en", given).title).toBe(en);
    expect(say("fr", given).title).toBe(fr);
  });

  it("promises no time in the past", () => {
    const late = minutesAfterNoon(21);
    expect(say("en", { statuses: history("new", "confirmed") }, late).title).toBe("Accepted, ready any minute now");
    expect(say("fr", { statuses: history("new", "confirmed") }, late).title).toBe(
      "Acceptée, prête d’une minute à l’autre",
    );
  });

  it("names the day when it is not today", () => {
    const on = (day: string) => ({
      statuses: history("new", "confirmed"),
      min_time: `${day}T23:30:00Z`,
      max_time: `${day.slice(0, 8)}${Number(day.slice(8)) + 1}T00:00:00Z`,
    });
    expect(say("en", on("2026-11-20")).title).toBe("Accepted, ready between 18:30 and 19:00");
    expect(say("en", on("2026-11-21")).title).toBe("Accepted, ready tomorrow between 18:30 and 19:00");
    expect(say("fr", on("2026-11-22")).title).toBe("Acceptée, prête dimanche 22 novembre entre 18 h 30 et 19 h");
  });

  it("is followed by the place and what happens next", () => {
    expect(say("en", { mode: "dine_in", table: "12" }).text).toBe(
      "Table 12 at Chez Margot. Waiting for the kitchen to confirm.",
    );
    const delivering = { mode: "delivery", statuses: history("new", "delivering") } as const;
    const to = (address: string) => ({ ...delivering, delivery: { address } });
    expect(say("en", to(ADDRESS)).text).toBe(`Delivery from Chez Margot to ${ADDRESS}.`);
    // Of an old order the address is blank (orders §45).
    expect(say("en", to("")).text).toBe("Delivery from Chez Margot.");
    expect(say("fr", to("")).text).toBe("Chez Margot, livraison.");
    const delayed = { statuses: history("new", "confirmed", { status: "delayed", delay: 10 }) };
    expect(say("fr", delayed).text).toBe("Chez Margot, à emporter. La cuisine a besoin de 10 min de plus.");
    const little = { statuses: history("new", "confirmed", { status: "delayed", delay: 1 }) };
    expect(say("en", little).text).toBe("Take out at Chez Margot. The kitchen needs 1 min more.");
    expect(say("en", { statuses: history("new", CANCELLED) }).text).toBe("Nothing is owed.");
    expect(say("en", { statuses: history("unpaid", "new", CANCELLED) }).text).toBe(
      "What you paid goes back to your card within a few days.",
    );
    for (const end of [PAID_LATE, PAID_SOLD_OUT, PAID_WRONGLY]) {
      expect(say("fr", { statuses: history("unpaid", end) }).text).toBe(
        "Ce que vous avez payé vous sera remboursé sur votre carte d’ici quelques jours.",
      );
    }
    for (const end of [NOT_PAID, CANCELLED]) {
      expect(say("fr", { statuses: history("unpaid", end) }).text).toBe(
        "Vous ne devez rien. Si vous avez payé au dernier moment, le montant vous sera remboursé sur votre carte.",
      );
    }
  });
});

it("keeps the postal code of a delivery address on one line", () => {
  overwriteGetLocale(() => "en");
  const { text } = whenWords(exampleOrder({ mode: "delivery", delivery: { address: ADDRESS } }), NOON, "en");
  expect(text).toContain("H2J\u00a02L1");
});
