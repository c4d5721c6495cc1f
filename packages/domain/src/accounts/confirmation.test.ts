import fc from "fast-check";
import { expect, it } from "vitest";
import { checkConfirmed } from "./confirmation.ts";

const TEN_MINUTES = 600_000;
const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

it("a session counts as confirmed for ten minutes, and no longer", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 2 * TEN_MINUTES }), (confirmed_at, passed) => {
      const verdict = checkConfirmed(confirmed_at, new Date(confirmed_at.getTime() + passed));
      expect(verdict).toEqual(passed <= TEN_MINUTES ? null : { code: "confirmation_needed" });
    }),
  );
});
