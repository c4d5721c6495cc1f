import { ORPCError } from "@orpc/client";
import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "@tablee/domain/language/text";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { socialFailure } from "./social-failure.ts";

const before = getLocale;

describe("the words of a failed sign-in with a provider", () => {
  afterEach(() => overwriteGetLocale(before));
  const say = (language: Language, provider: IdentityProvider, code: string) => {
    overwriteGetLocale(() => language);
    const { title, text } = socialFailure(provider, new ORPCError(code, { defined: true, status: 422 }));
    return `${title} / ${text}`;
  };

  it.each([
    ["google", "social_invalid", "Could not login / Please try again later"],
    ["apple", "social_invalid", "Could not login / Apple did not validate the login"],
    ["apple", "unavailable", "Could not login / Please try again later"],
    ["google", "offline", "Could not login / Please try again later"],
  ] as const)("%s %s", (provider, code, words) => {
    expect(say("en", provider, code)).toBe(words);
    expect(say("fr", provider, code)).not.toBe(words);
  });

  it.each([
    ["connect", "social_invalid", "Google could not be connected"],
    ["confirm", "social_invalid", "We couldn’t confirm that it’s you"],
  ] as const)("do not mention a sign-in if the intent is to %s", (intent, code, words) => {
    overwriteGetLocale(() => "en");
    const { title, text } = socialFailure("google", new ORPCError(code, { defined: true, status: 422 }), intent);
    expect(title).toBe(words);
    expect(text).not.toMatch(/login/i);
  });

  it("tell a member who already has an account how to sign in", () => {
    expect(say("en", "google", "connect_needed")).toMatch(/password.*Google/);
    expect(say("fr", "apple", "connect_needed")).toMatch(/mot de passe.*Apple/);
  });
});
