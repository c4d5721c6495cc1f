import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { failureLine, failureWords } from "./failure-words.ts";

test("where no title stands, a suspended member is told of the suspension all the same", () => {
  const data = { until: "2026-06-02T12:00:00.000Z", reason: "Insults" };
  const suspended = new ORPCError("suspended", { defined: true, status: 403, data });
  const { title, text } = failureWords(suspended);
  expect(failureLine(suspended)).toBe(`${title}. ${text}`);
  const offline = new ORPCError("offline", { defined: true, status: 503 });
  expect(failureLine(offline)).toBe(failureWords(offline).text);
});
