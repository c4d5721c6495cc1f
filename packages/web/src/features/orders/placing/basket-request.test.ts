import * as v from "valibot";
import { makeGroup, makeItem, makeMenu, makeModifier, text } from "@tablee/domain/menus/menu.example";
import { inGroup, selection } from "@tablee/domain/orders/line/line.example";
import { minor } from "@tablee/domain/money/minor";
import { describe, expect, it } from "vitest";
import { basketTotals, placeRequest } from "./basket-request.ts";
import { Basket, type BasketLine } from "../basket/basket-schema.ts";
import { readAmount } from "./basket-tip-amount.ts";

const menu = makeMenu({
  items: [makeItem({ id: 1, price: minor(3333) })],
  modifier_groups: [makeGroup({ id: 10, modifiers: [makeModifier({ id: 11, price: minor(100) })] })],
});
const line: BasketLine = {
  type: "item",
  item_id: 1,
  modifiers: [],
  quantity: 1,
  notes: "",
  id: "a",
  name: text("Fries"),
  image_url: null,
  unit_price: 3000,
};
const empty = v.parse(Basket, {});
const basket: Basket = {
  ...empty,
  items: [line],
  restaurant: { id: 7, name: text("Margot"), currency: "CAD", image_url: null, timezone: "America/Toronto" },
};
const choice = { mode: "take_out", date: "2026-11-20", time: "now" } as const;
const when = { date: "2026-11-20", time: "now" };

describe("the totals computed on the device", () => {
  it("are those of orders §16: a subtotal of 33.33 gives 4.99 of tax and a total of 38.32", () => {
    expect(basketTotals(basket, menu, choice, 3.99)).toMatchObject({
      subtotal: 3333,
      tax: 499,
      total: 3832,
      delivery_fee: 0,
    });
  });

  it("include modifiers, the tip and the delivery fee, and tax only the subtotal", () => {
    const items = [{ ...line, quantity: 2, modifiers: [inGroup(1, 10, selection(11))] }];
    const tip = { kind: "percent" as const, percent: 15 };
    const totals = basketTotals({ items, tip }, menu, { mode: "delivery" }, 3.99);
    expect(totals).toMatchObject({ subtotal: 6866, tax: 1028, tip: 1030, delivery_fee: 399, total: 9323 });
  });

  it("use the prices that the diner has seen until the menu has loaded; lines no longer on the menu cost nothing", () => {
    expect(basketTotals(basket, null, choice, 0).subtotal).toBe(3000);
    expect(basketTotals(basket, makeMenu({}), choice, 0).subtotal).toBe(0);
  });
});

describe("the tip", () => {
  it("is zero while the typed amount is invalid", () => {
    for (const amount of [null, 99_999]) {
      expect(basketTotals({ ...basket, tip: { kind: "amount", amount } }, menu, choice, 0).tip).toBe(0);
    }
  });

  it("is stored as it was typed, and is reset when the stored amount is invalid", () => {
    const tip = { kind: "amount", amount: null, typed: "50,00,0" };
    expect(v.parse(Basket, { tip }).tip).toEqual(tip);
    expect(v.parse(Basket, { tip: { kind: "amount", amount: -1 } }).tip).toEqual({ kind: "percent", percent: 0 });
  });

  it.each([
    ["12,5", 1250],
    ["12.50 $", 1250],
    [" 3 ", 300],
    ["", 0],
    ["x", null],
    ["-1", null],
    ["1,234.5", null],
    ["12.345", null],
  ])("%j reads as %j", (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
});

describe("the request that is sent", () => {
  it("contains the order without the lines' names, pictures and prices", () => {
    const request = placeRequest(basket, choice, minor(500), when);
    expect(request).toEqual({
      restaurant_id: 7,
      mode: "take_out",
      date: "2026-11-20",
      time: "now",
      items: [{ type: "item", item_id: 1, modifiers: [], quantity: 1, notes: "" }],
      tip: 5,
      delivery: null,
      table: null,
      source: "tablee",
    });
  });

  it("contains the address only for a delivery, without its empty fields", () => {
    const delivery = { ...basket.delivery, address: " 5241, rue Fabre ", address_complement: "app. 3" };
    const sent = placeRequest({ ...basket, delivery }, { ...choice, mode: "delivery" }, minor(0), when);
    expect(sent?.delivery).toEqual({ address: "5241, rue Fabre", address_complement: "app. 3" });
    expect(placeRequest({ ...basket, delivery }, choice, minor(0), when)?.delivery).toBeNull();
    const place = { formatted_address: "5241 rue Fabre, Montréal, QC", latitude: 45.53, longitude: -73.58 };
    const known = { ...delivery, ...place, accuracy_m: 400 };
    expect(placeRequest({ ...basket, delivery: known }, { ...choice, mode: "delivery" }, minor(0), when)).toMatchObject(
      {
        delivery: { address: "5241, rue Fabre", address_complement: "app. 3", ...place },
      },
    );
  });

  it("contains a substitute for a time that is not chosen yet, and is null for an empty basket or without a mode", () => {
    const waiting = placeRequest(basket, { ...choice, time: null }, minor(0), { date: "2026-11-21", time: "11:00" });
    expect(waiting).toMatchObject({ date: "2026-11-20", time: "11:00" });
    expect(placeRequest(empty, choice, minor(0), when)).toBeNull();
    expect(placeRequest(basket, { ...choice, mode: null }, minor(0), when)).toBeNull();
  });
});
