import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkClaim, claimAddress, claimDomain, mailDomain } from "./claim.ts";

const may = { phone_verified: true, owned: false, claimed: false, open: 0 };

describe("who may claim a place (management §38)", () => {
  it.each([
    [{}, null],
    [{ open: 2 }, null],
    [{ phone_verified: false }, "phone_validation_required"],
    [{ owned: true }, "place_owned"],
    [{ claimed: true }, "already_claimed"],
    [{ open: 3 }, "too_many_claims"],
  ])("%j: %s", (facts, code) => {
    expect(checkClaim({ ...may, ...facts })?.code ?? null).toBe(code);
  });
});

describe("the mail domain of a place (management §39)", () => {
  it.each([
    ["https://chez-margot.ca", "chez-margot.ca"],
    ["http://www.Chez-Margot.ca/", "chez-margot.ca"],
    ["https://menu.chez-margot.ca/fr", "menu.chez-margot.ca"],
    ["https://chez-margot.ca/fr-ca/index.html?utm=osm", "chez-margot.ca"],
    ["https://chain.com/ca/en/stores/12", null],
    ["https://www.university.edu/~cafe/", null],
    ["https://gmail.com", null],
    ["https://margot.wixsite.com", null],
    ["https://www.facebook.com/chezmargot", null],
    ["https://m.facebook.com", null],
    ["https://notgmail.com", "notgmail.com"],
    ["https://127.0.0.1", null],
    ["https://localhost", null],
    ["https://margot", null],
    ["chez margot", null],
    [null, null],
  ])("of %s is %s", (website, domain) => {
    expect(mailDomain(website)).toBe(domain);
  });

  it("counts for a claim only if it was not the place's own people who set the website", () => {
    const place = { source: "osm", owner_set: ["phone_number"], website: "https://chez-margot.ca" };
    expect(claimDomain(place)).toBe("chez-margot.ca");
    expect(claimDomain({ ...place, owner_set: ["phone_number", "website"] })).toBeNull();
    expect(claimDomain({ ...place, source: "owner" })).toBeNull();
  });

  it("stays the same, whatever is typed before it", () => {
    fc.assert(
      fc.property(fc.string(), (local) => {
        const email = claimAddress(local, "margot.ca");
        expect(email === null || /^[^@\s]+@margot\.ca$/.test(email)).toBe(true);
      }),
    );
    expect(claimAddress(" Info ", "margot.ca")).toBe("info@margot.ca");
    expect(claimAddress("me@evil.com,info", "margot.ca")).toBeNull();
    expect(claimAddress("", "margot.ca")).toBeNull();
  });
});
