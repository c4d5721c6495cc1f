import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { m } from "../paraglide/messages.js";
import "./answers/answer-words.ts";
import { failureLine, failureWords } from "./failure-words.ts";

const failed = (code: string, status: number, data?: unknown) => new ORPCError(code, { defined: true, status, data });

it("tells a suspended member of the suspension where no title stands, all the same", () => {
  const data = { until: "2026-06-02T12:00:00.000Z", reason: "Insults" };
  const suspended = failed("suspended", 403, data);
  const { title, text } = failureWords(suspended);
  expect(failureLine(suspended)).toBe(`${title}. ${text}`);
  const offline = failed("offline", 503);
  expect(failureLine(offline)).toBe(failureWords(offline).text);
});

it("says of a refusal without words of its own what it is, and its code (wire §21)", () => {
  const gone = failed("not_found", 404);
  expect(failureWords(gone)).toMatchObject({ title: m.errors_generic(), text: "Code not_found" });
  expect(failureLine(gone)).toBe(`${m.errors_generic()}. Code not_found`);
});

it("has words of their own for what was too slow, too often and not allowed (wire §18 to wire §20)", () => {
  const titles = [failed("x", 408), failed("too_many_requests", 429), failed("busy", 503), failed("forbidden", 403)];
  expect(titles.map((error) => failureWords(error).title)).toEqual([
    m.errors_timeout_title(),
    m.errors_busy_title(),
    m.errors_busy_title(),
    m.errors_denied_title(),
  ]);
});

it("tells details of what nobody foresaw only where there are some", () => {
  expect(failureWords(failed("internal_error", 500)).text).toBe(m.errors_network_text());
  const told = failed("internal_error", 500, { details: "internal_error: Error: no column" });
  expect(failureLine(told)).toBe(`${m.errors_network_text()}. internal_error: Error: no column`);
});
