import { ORPCError } from "@orpc/client";
import type { Language } from "@tablee/domain/language/text";
import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { loginFailure } from "./login-failure.ts";

const say = (language: Language, code: string) => {
  overwriteGetLocale(() => language);
  const { title, text } = loginFailure(new ORPCError(code, { defined: true, status: 422 }));
  return `${title} / ${text}`;
};

describe("the words of a failed sign-in", () => {
  it.each([
    ["login_invalid", "Could not login / Wrong email or password."],
    ["activation_needed", "Email verification needed / Check your email, you received a verification link"],
    ["busy", "Could not login / Many people are signing in right now. Please try again in a few seconds."],
    ["offline", "Could not login / Please try again later"],
    ["request_timeout", "Could not login / Please try again later"],
    ["too_many_requests", "Could not login / Please try again later"],
    ["never_heard_of", "Could not login / Please try again later"],
  ])("%s", (code, words) => {
    expect(say("en", code)).toBe(words);
    expect(say("fr", code)).not.toBe(words);
  });

  it("are the general ones for an error that is no answer", () => {
    overwriteGetLocale(() => "en");
    expect(loginFailure(new TypeError("broken")).text).toBe("Please try again later");
  });
});
