import { dictionary } from "@zxcvbn-ts/language-common";
import { isGoodPassword } from "@tablee/domain/validation/password";
import { expect, it } from "vitest";
import { newPasswordFault } from "./new-password.ts";

it.each(["Password1", "Qwerty123", "PASSWORd1", "Ｐassword1"])(
  "refuses %s, which everybody tries first",
  async (one) => {
    expect(await newPasswordFault(one)).toEqual({ code: "password_common" });
  },
);

it("refuses every one of the ten thousand commonest that the rule would let through in some case", async () => {
  const asTheRuleWants = dictionary["passwords-common"]
    .slice(0, 10_000)
    .map((common) => common.replace(/[a-z]/, (letter) => letter.toUpperCase()))
    .filter(isGoodPassword);
  expect(asTheRuleWants.length).toBeGreaterThan(300);
  const taken = await Promise.all(asTheRuleWants.map(newPasswordFault));
  expect(taken.filter((fault) => fault?.code !== "password_common")).toEqual([]);
});

it("asks the rule first, and lets an uncommon one be", async () => {
  expect(await newPasswordFault("password")).toEqual({ code: "password_invalid" });
  for (const good of ["Tablee2026", "Quatre4Petits", "correct Horse 9"])
    expect(await newPasswordFault(good)).toBeNull();
});
