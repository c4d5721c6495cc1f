import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { m } from "../paraglide/messages.js";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import "./answers/answer-words.ts";
import { failureLine, failureWords } from "./failure-words.ts";

const failed = (code: string, status: number, data?: unknown) => new ORPCError(code, { defined: true, status, data });

it("names the suspension also if the failure is shown on one line", () => {
  const data = { until: "2026-06-02T12:00:00.000Z", reason: "Insults" };
  const suspended = failed("suspended", 403, data);
  const { title, text } = failureWords(suspended);
  expect(failureLine(suspended)).toBe(`${title}. ${text}`);
  const offline = failed("offline", 503);
  expect(failureLine(offline)).toBe(failureWords(offline).text);
});

it("writes the first of a month in French as an ordinal in a suspension (language §15)", () => {
  overwriteGetLocale(() => "fr");
  const { title } = failureWords(failed("suspended", 403, { until: "2026-06-01T12:00:00.000Z", reason: "Insultes" }));
  overwriteGetLocale(() => "en");
  expect(title).toContain("1er juin 2026");
});

it("shows a generic title and the code for a refusal without words of its own (wire §21)", () => {
  const gone = failed("not_found", 404);
  expect(failureWords(gone)).toMatchObject({ title: m.errors_generic(), text: "Code not_found" });
  expect(failureLine(gone)).toBe(`${m.errors_generic()}. Code not_found`);
});

it("has titles of their own for a timeout, too many requests and denied access (wire §18 to wire §20)", () => {
  const titles = [failed("x", 408), failed("too_many_requests", 429), failed("busy", 503), failed("forbidden", 403)];
  expect(titles.map((error) => failureWords(error).title)).toEqual([
    m.errors_timeout_title(),
    m.errors_busy_title(),
    m.errors_busy_title(),
    m.errors_denied_title(),
  ]);
});

it("shows the details of an unforeseen error only if there are some", () => {
  expect(failureWords(failed("internal_error", 500)).text).toBe(m.errors_network_text());
  const told = failed("internal_error", 500, { details: "internal_error: Error: no column" });
  expect(failureLine(told)).toBe(`${m.errors_network_text()}. internal_error: Error: no column`);
});
