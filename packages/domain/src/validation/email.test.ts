import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailProblem, MAX_EMAIL, MAX_RECOVERY_EMAIL, tidyEmail } from "./email.ts";

/** A well-formed address of this length. */
const ofLength = (length: number): string => {
  const tail = ".ca";
  const labels = Array.from({ length: 10 }, () => "d".repeat(60)).join(".");
  return `a@${labels.slice(0, length - 2 - tail.length - 1)}d${tail}`;
};

describe("e-mail", () => {
  it("accepts standard addresses", () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: "small" }), (email) => {
        expect(emailProblem(email)).toBeNull();
      }),
    );
    for (const email of ["a@b.ca", " Ines.Gagnon+tablee@Example.CA ", "o'brien@mail.example.co.uk", "a@b.xn--p1ai"]) {
      expect(emailProblem(email), email).toBeNull();
    }
  });

  it.each([
    "a@b",
    "a b@c.ca",
    "a@b.ca, c@d.ca",
    "@b.ca",
    "a@",
    "a@.ca",
    "a@b..ca",
    ".a@b.ca",
    "a@-b.ca",
    "a@b.ca\nBcc: c@d.ca",
    `${"a".repeat(65)}@b.ca`,
    '"a"@b.ca',
    "<a@b.ca>",
  ])("refuses %j", (email) => expect(emailProblem(email)).toBe("invalid"));

  it("has at most 250 characters, or 255 where a password is recovered", () => {
    expect(ofLength(250)).toHaveLength(250);
    expect(emailProblem(ofLength(MAX_EMAIL))).toBeNull();
    expect(emailProblem(ofLength(251))).toBe("invalid");
    expect(emailProblem(ofLength(255), MAX_RECOVERY_EMAIL)).toBeNull();
    expect(emailProblem(ofLength(256), MAX_RECOVERY_EMAIL)).toBe("invalid");
  });

  it("is compared without regard to case", () => {
    expect(tidyEmail(" Ines@Example.CA")).toBe(tidyEmail("ines@example.ca"));
    expect(emailProblem("  ")).toBe("required");
  });

  it("is judged at once, however long or repetitive it is", () => {
    for (const text of ["a.".repeat(120), `${"a".repeat(40)}@${"a-".repeat(100)}`, `a@${"a.".repeat(120)}`]) {
      expect(emailProblem(text)).toBe("invalid");
    }
  });
});
