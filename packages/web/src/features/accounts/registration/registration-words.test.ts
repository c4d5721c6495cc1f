import { ORPCError } from "@orpc/client";
import type { Language } from "@tablee/domain/language/text";
import { afterEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import {
  creationFailure,
  ownSendingFailure,
  ownTakingFailure,
  problemWords,
  sendingFailure,
  takingFailure,
} from "./registration-words.ts";

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const say = (language: Language, words: (error: unknown) => string, code: string, status = 422) => {
  overwriteGetLocale(() => language);
  return words(new ORPCError(code, { defined: status === 422, status }));
};

const MISSING = "Missing phone number: No phone number linked to your account";
const TOO_MANY = "Too many SMS Sent, please wait a bit and try again";

it.each([
  ["a member's own number", "missing_phone_number", ownSendingFailure, MISSING],
  ["a member's own number", "missing_phone_number", ownTakingFailure, "Missing phone number"],
  ["a member's own number", "phone_already_verified", ownSendingFailure, "Phone number already verified"],
  ["a member's own number", "phone_already_verified", ownTakingFailure, "Phone number already verified"],
  ["a member's own number", "wrong_code", ownTakingFailure, "Wrong code: This code is incorrect"],
  ["a registration's", "missing_phone_number", takingFailure, "Missing phone number"],
  ["a registration's", "many_sms_sent_please_wait", sendingFailure, TOO_MANY],
  ["a registration's", "too_many_sms_sent", sendingFailure, TOO_MANY],
  ["a registration's", "phone_verification_code_expired", takingFailure, "Code Expired, request a new one"],
  ["a registration's", "wrong_code", takingFailure, "Wrong code, This code is incorrect"],
] as const)(
  "a failure with the code of %s has its words: %s (accounts §26, accounts §28)",
  (_whose, code, words, said) => {
    expect(say("en", words, code)).toBe(said);
    expect(say("fr", words, code)).not.toBe(said);
  },
);

it("a code that cannot be sent is explained by a server that sends no text messages (accounts §47)", () => {
  for (const failure of [sendingFailure, ownSendingFailure]) {
    expect(say("en", failure, "unavailable")).toMatch(/^This Tablée server is not sending text messages/);
    expect(say("fr", failure, "unavailable")).toMatch(/^Ce serveur Tablée n’envoie aucun texto/);
  }
});

it("a failed registration says that the e-mail is taken, or else that the creation failed (accounts §21)", () => {
  expect(say("en", creationFailure, "error_already_exists")).toBe("This email is already used");
  expect(say("fr", creationFailure, "error_already_exists")).toBe("Ce courriel est déjà utilisé");
  for (const [code, status] of [
    ["INTERNAL_SERVER_ERROR", 500],
    ["too_many_requests", 429],
  ] as const) {
    expect(say("en", creationFailure, code, status)).toBe("Account creation failure");
    expect(say("fr", creationFailure, code, status)).toBe("La création du compte a échoué");
  }
});

it("a registration without an answer is not called a failure, and may be sent again (accounts §21)", () => {
  for (const [code, status] of [
    ["offline", 503],
    ["request_timeout", 408],
  ] as const) {
    expect(say("en", creationFailure, code, status)).toMatch(/^No answer\. .* press again\.$/);
    expect(say("fr", creationFailure, code, status)).toMatch(/^Pas de réponse\u00A0: .* appuyer de nouveau/);
  }
});

it("a password made of the member's own words has other words than an invalid one (accounts §49)", () => {
  overwriteGetLocale(() => "fr");
  expect(problemWords.password("own")).toBe(creationFailure(new ORPCError("password_common", { defined: true })));
  expect(problemWords.password("invalid")).not.toBe(problemWords.password("own"));
  expect(problemWords.password(null)).toBe(null);
});
