import { dictionary } from "@zxcvbn-ts/language-common";
import { isGoodPassword } from "@tablee/domain/validation/password";
import { expect, it } from "vitest";
import { noBreachedPasswords } from "../../ports/breached-passwords/breached-passwords.ts";
import { newPasswordFault } from "./new-password.ts";

const nobody = { breached: noBreachedPasswords };
const member = { first_name: "Inès", last_name: "Gagnon", email: "ines.gagnon@tablee.test" };

it.each(["Password1", "Qwerty123", "PASSWORd1", "Ｐassword1"])("refuses %s as a common password", async (one) => {
  expect(await newPasswordFault(nobody, one, member)).toEqual({ code: "password_common" });
});

it("refuses every one of the ten thousand commonest that the rule would let through in some case", async () => {
  const asTheRuleWants = dictionary["passwords-common"]
    .slice(0, 10_000)
    .map((common) => common.replace(/[a-z]/, (letter) => letter.toUpperCase()))
    .filter(isGoodPassword);
  expect(asTheRuleWants.length).toBeGreaterThan(300);
  const taken = await Promise.all(asTheRuleWants.map((one) => newPasswordFault(nobody, one, member)));
  expect(taken.filter((fault) => fault?.code !== "password_common")).toEqual([]);
});

it("reports a password that breaks the rules first, and accepts an uncommon one", async () => {
  expect(await newPasswordFault(nobody, "password", member)).toEqual({ code: "password_invalid" });
  for (const good of ["Grenoble7cafe", "Quatre4Petits", "correct Horse 9"])
    expect(await newPasswordFault(nobody, good, member)).toBeNull();
});

it("refuses what is made of the product's name or the member's own", async () => {
  for (const own of ["Tablee2026", "Gagnon2026", "1n3s-Gagn0n"])
    expect(await newPasswordFault(nobody, own, member)).toEqual({ code: "password_common" });
});

it("refuses what somebody knows to have been found elsewhere", async () => {
  const isBreached = async (password: string) => password === "Grenoble7cafe";
  const faultOf = (password: string) => newPasswordFault({ breached: { isBreached } }, password, member);
  expect(await faultOf("Grenoble7cafe")).toEqual({ code: "password_common" });
  expect(await faultOf("Quatre4Petits")).toBeNull();
});
