import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Text } from "../language/text.ts";
import { textIn } from "../language/text-in.ts";
import { isSameTax, registrationOf, registrationsOf } from "./tax-registrations.ts";

const VAT = { en: "VAT", fr: "TVA", default: null };
const QST = { en: "QST", fr: "TVQ", default: null };
const inFrench = (name: Text) => textIn(name, "fr");

describe("the registration number of a charged tax (orders §46)", () => {
  it("is that of its rate, otherwise that of another rate of the same tax", () => {
    const rates = [
      { name: VAT, micros: 100_000, registration: "FR1" },
      { name: VAT, micros: 200_000, registration: "FR2" },
      { name: VAT, micros: 55_000 },
      { name: QST, micros: 99_750, registration: null },
    ];
    expect(registrationOf({ name: VAT, micros: 200_000 }, rates)).toBe("FR2");
    expect(registrationOf({ name: VAT, micros: 55_000 }, rates)).toBe("FR1");
    expect(registrationOf({ name: QST, micros: 99_750 }, rates)).toBe(undefined);
    expect(registrationOf({ name: QST, micros: 200_000 }, rates)).toBe(undefined);
  });

  it("a tax whose name is written in one language is the one that reads the same there", () => {
    expect(isSameTax(VAT, { en: null, fr: "TVA", default: null })).toBe(true);
    expect(isSameTax(VAT, QST)).toBe(false);
  });

  it("is shown once for all taxes that share it, and no number is lost", () => {
    expect(
      registrationsOf(
        [
          { name: VAT, registration: "FR1" },
          { name: QST, registration: "TQ1" },
          { name: VAT, registration: "FR1" },
          { name: { en: null, fr: "Alcool", default: null }, registration: "FR1" },
          { name: QST },
        ],
        inFrench,
      ),
    ).toEqual([
      { registration: "FR1", names: ["TVA", "Alcool"] },
      { registration: "TQ1", names: ["TVQ"] },
    ]);
    const registration = fc.option(fc.constantFrom("A", "B", "C", ""), { nil: undefined });
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.constantFrom(VAT, QST), registration })), (taxes) => {
        const shown = registrationsOf(taxes, inFrench).map((one) => one.registration);
        expect(shown).toEqual([...new Set(taxes.flatMap((tax) => tax.registration || []))]);
      }),
    );
  });
});
