import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownerOfIdentity } from "./identity-owner.ts";

const sameEmail = fc.record({ account_id: fc.nat(), verified: fc.boolean(), has_other: fc.boolean() });
const facts = fc.record({
  known: fc.option(fc.nat()),
  same_email: fc.option(sameEmail),
  email_verified: fc.boolean(),
});

describe("ownerOfIdentity", () => {
  it("returns the account that the identity is already linked to, whatever the e-mails", () => {
    fc.assert(
      fc.property(facts, fc.nat(), (some, known) => {
        expect(ownerOfIdentity({ ...some, known })).toEqual({ account_id: known, joins: false });
      }),
    );
  });

  it("joins the account with the same e-mail only where both sides have verified it, else asks to connect", () => {
    fc.assert(
      fc.property(sameEmail, fc.boolean(), (same_email, email_verified) => {
        const owner = ownerOfIdentity({ known: null, same_email, email_verified });
        expect(owner).toEqual(
          email_verified && same_email.verified && !same_email.has_other
            ? { account_id: same_email.account_id, joins: true }
            : { code: "connect_needed" },
        );
      }),
    );
  });

  it("makes a new account where nobody has the e-mail", () => {
    for (const email_verified of [true, false])
      expect(ownerOfIdentity({ known: null, same_email: null, email_verified })).toEqual({ account_id: null });
  });
});
