import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/minor.ts";
import { orderTotals } from "../money/tax.ts";
import { divideBy, splitTable, splitTotals } from "./split-table.ts";

describe("divideBy", () => {
  it("gives the cents that are left to the largest remainders, the first of equals", () => {
    expect(divideBy(minor(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(divideBy(minor(10), [25, 50, 25])).toEqual([3, 5, 2]);
    expect(divideBy(minor(438), [2500, 425])).toEqual([374, 64]);
  });

  it("divides evenly where nobody has a weight, and to nobody where there is nobody", () => {
    expect(divideBy(minor(5), [0, 0])).toEqual([3, 2]);
    expect(divideBy(minor(5), [])).toEqual([]);
  });

  it("adds up to the whole, each part within a cent of its exact share", () => {
    const amount = fc.nat({ max: 2_147_483_647 });
    const weights = fc.array(fc.nat({ max: 2_147_483_647 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(amount, weights, (whole, parts) => {
        const divided = divideBy(minor(whole), parts);
        expect(divided.reduce((sum, part) => sum + part, 0)).toBe(whole);
        const total = BigInt(parts.reduce((sum, part) => sum + part, 0));
        if (total === 0n) return;
        divided.forEach((part, index) => {
          const floor = Number((BigInt(whole) * BigInt(parts[index]!)) / total);
          expect([floor, floor + 1]).toContain(part);
        });
      }),
    );
  });
});

describe("splitTotals", () => {
  it("adds up to the order, in every amount, whoever had what", () => {
    const amount = fc.nat({ max: 1_000_000 }).map(minor);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 50 }), amount, amount, (subtotals, tip, delivery_fee) => {
        const subtotal = minor(subtotals.reduce((sum, one) => sum + one, 0));
        const totals = orderTotals({ subtotal, tip, delivery_fee });
        const shares = splitTotals(totals, subtotals);
        for (const name of ["subtotal", "tax", "tip", "delivery_fee", "total"] as const) {
          expect(shares.reduce((sum, share) => sum + share[name], 0)).toBe(totals[name]);
        }
        shares.forEach((share, index) => {
          expect(share.subtotal).toBe(subtotals[index]);
          expect(share.total).toBe(share.subtotal + share.tax + share.tip + share.delivery_fee);
        });
      }),
    );
  });
});

describe("splitTable", () => {
  it("gives each diner the own lines and the part of tax and tip that goes with them", () => {
    const { totals, shares } = splitTable(
      [{ id: "ines" }, { id: "sam" }, { id: "theo" }],
      [
        { diner_id: "sam", price: minor(1_000) },
        { diner_id: "ines", price: minor(2_500) },
        { diner_id: "ines", price: minor(500) },
      ],
      minor(400),
    );
    expect(totals).toEqual({ subtotal: 4_000, tax: 599, tip: 400, delivery_fee: 0, total: 4_999 });
    expect([...shares]).toEqual([
      ["ines", { subtotal: 3_000, tax: 449, tip: 300, delivery_fee: 0, total: 3_749 }],
      ["sam", { subtotal: 1_000, tax: 150, tip: 100, delivery_fee: 0, total: 1_250 }],
      ["theo", { subtotal: 0, tax: 0, tip: 0, delivery_fee: 0, total: 0 }],
    ]);
  });

  it("adds up to the cent, whoever had what", () => {
    const lines = fc.array(
      fc.record({ diner_id: fc.constantFrom("a", "b", "c", "d"), price: fc.nat(99_999).map(minor) }),
    );
    fc.assert(
      fc.property(lines, fc.nat(50_000).map(minor), (had, tip) => {
        const { totals, shares } = splitTable([{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }], had, tip);
        for (const name of ["subtotal", "tax", "tip", "total"] as const) {
          expect([...shares.values()].reduce((sum, share) => sum + share[name], 0)).toBe(totals[name]);
        }
      }),
    );
  });
});
