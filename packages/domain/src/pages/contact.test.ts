import { describe, expect, it } from "vitest";
import { checkContact, contactProblems, MAX_CONTACT_MESSAGE, MAX_CONTACT_NAME } from "./contact.ts";

const message = { name: "Inès Gagnon", email: "ines@example.org", message: "Where is my soup, please?" };

describe("a message to the operators of the product", () => {
  it("needs a name, an e-mail and a message", () => {
    expect(checkContact(message)).toBeNull();
    expect(contactProblems({ name: " ", email: "", message: "\n" })).toEqual({
      name: "required",
      email: "required",
      message: "required",
    });
  });

  it.each([
    [{ name: "x".repeat(MAX_CONTACT_NAME + 1) }, { name: "too_long" }],
    [{ email: "ines@example.org, all@example.org" }, { email: "invalid" }],
    [{ email: "ines@example.org\nbcc: all@example.org" }, { email: "invalid" }],
    [{ message: "hi" }, { message: "too_short" }],
    [{ message: "🍲".repeat(MAX_CONTACT_MESSAGE) }, { message: null }],
    [{ message: "x".repeat(MAX_CONTACT_MESSAGE + 1) }, { message: "too_long" }],
  ])("%o has a problem only in a field that is too long, too short or invalid", (own, problems) => {
    expect(contactProblems({ ...message, ...own })).toMatchObject(problems);
  });
});
