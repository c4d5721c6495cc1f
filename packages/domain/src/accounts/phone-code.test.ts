import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSending, isCode } from "./phone-code.ts";

const NOW = new Date("2026-11-18T17:00:00.000Z");
const ago = (...seconds: number[]): Date[] => seconds.map((s) => new Date(NOW.getTime() - s * 1_000));
const sent = (own: Partial<Parameters<typeof checkSending>[0]>) =>
  checkSending({ number: [], address: [], network: [], ...own }, NOW);

describe("sending another code", () => {
  it("is allowed once in thirty seconds, per number and per address", () => {
    expect(sent({})).toBeNull();
    for (const kind of ["number", "address"] as const) {
      expect(sent({ [kind]: ago(29) })).toEqual({ code: "many_sms_sent_please_wait", retry_after: 1 });
      expect(sent({ [kind]: ago(0) })).toEqual({ code: "many_sms_sent_please_wait", retry_after: 30 });
      expect(sent({ [kind]: ago(30) })).toBeNull();
    }
    expect(sent({ network: ago(0) })).toBeNull();
  });

  it("is allowed five times an hour per number and address, fifty times per wider network", () => {
    for (const kind of ["number", "address"] as const) {
      expect(sent({ [kind]: ago(40, 100, 200, 300) })).toBeNull();
      const full = { code: "too_many_sms_sent", retry_after: 3_200 };
      expect(sent({ [kind]: ago(40, 100, 200, 300, 400) })).toEqual(full);
      expect(sent({ [kind]: ago(1, 100, 200, 300, 400) })).toEqual(full);
    }
    const many = Array.from({ length: 50 }, (_, at) => 60 + at);
    expect(sent({ network: ago(...many) })).toEqual({ code: "too_many_sms_sent", retry_after: 3_600 - 109 });
    expect(sent({ network: ago(...many.slice(1)) })).toBeNull();
  });

  it("is allowed exactly once retry_after has passed", () => {
    const times = fc.array(fc.integer({ min: 0, max: 3_599 }), { maxLength: 8 });
    fc.assert(
      fc.property(times, times, (number, address) => {
        const all = { number: ago(...number), address: ago(...address), network: [] };
        const verdict = checkSending(all, NOW);
        const at = (seconds: number) => checkSending(all, new Date(NOW.getTime() + seconds * 1_000))?.code ?? null;
        if (!verdict) return;
        expect(at(verdict.retry_after)).not.toBe(verdict.code);
        expect(at(verdict.retry_after - 1)).toBe(verdict.code);
      }),
    );
  });
});

it("a code consists of six digits", () => {
  expect(["000000", "123456"].map(isCode)).not.toContain(false);
  expect(["12345", "1234567", "12345a", " 123456", "", "１２３４５６"].map(isCode)).not.toContain(true);
});
