import path from "node:path";
import { expect, it } from "vitest";

// Plain JavaScript without types: what it answers is said here.
const { failuresOfVitest, failuresOfPlaywright } = (await import(
  path.join(import.meta.dirname, "test-failures.mjs")
)) as {
  failuresOfVitest: (json: unknown, root: string) => string[];
  failuresOfPlaywright: (json: unknown) => string[];
};

it("names each failed test of Vitest with its file and its reason, without a terminal's colours", () => {
  const failed = {
    status: "failed",
    fullName: "a rule holds",
    failureMessages: ["\u001B[31mAssertionError\u001B[0m: no\n  at a"],
  };
  const testResults = [
    {
      name: "/r/a.test.ts",
      status: "failed",
      message: "",
      assertionResults: [failed, { ...failed, status: "passed" }],
    },
    { name: "/r/b.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
    { name: "/r/c.test.ts", status: "passed", message: "", assertionResults: [{ ...failed, status: "passed" }] },
  ];
  expect(failuresOfVitest({ testResults }, "/r")).toEqual([
    "a.test.ts: a rule holds\n    AssertionError: no\n      at a",
    "b.test.ts: the file\n    Cannot find module",
  ]);
});

it("keeps the first lines of a long reason", () => {
  const failureMessages = [Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n")];
  const assertionResults = [{ status: "failed", fullName: "a rule", failureMessages }];
  const [entry = ""] = failuresOfVitest({ testResults: [{ name: "/r/a", status: "failed", assertionResults }] }, "/r");
  expect(entry.split("\n")).toHaveLength(14);
  expect(entry).toMatch(/line 11\n {4}…$/);
});

it("names each journey that failed, also one that passed at its second try, wherever it is nested", () => {
  const test = (status: string) => ({ status, projectName: "phone", results: [{ errors: [{ message: "Timeout" }] }] });
  const spec = (title: string, status: string) => ({ title, file: "orders/a.spec.ts", line: 3, tests: [test(status)] });
  const inner = { specs: [spec("inner", "flaky"), spec("well", "expected")] };
  const suites = [{ specs: [spec("outer", "unexpected")], suites: [inner] }];
  expect(failuresOfPlaywright({ errors: [{ message: "No host" }], suites })).toEqual([
    "e2e: before any journey\n    No host",
    "e2e/orders/a.spec.ts:3 [phone]: outer\n    Timeout",
    "e2e/orders/a.spec.ts:3 [phone]: inner\n    Timeout",
  ]);
});
