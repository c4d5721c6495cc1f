import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

// Plain JavaScript without types, so the types are declared here.
const { failuresOfVitest, failuresOfPlaywright } = (await import(
  path.join(import.meta.dirname, "test-failures.mjs")
)) as {
  failuresOfVitest: (failures: { where: string; name: string; messages: string[] }[]) => string[];
  failuresOfPlaywright: (json: unknown) => string[];
};
const { default: FailedTests, failedFile } = (await import(
  path.join(import.meta.dirname, "failed-tests-reporter.mjs")
)) as {
  default: new () => {
    onInit: (vitest: { config: { outputFile: { json: string } } }) => void;
    onTestRunEnd: (modules: unknown[], unhandled: unknown[]) => void;
  };
  failedFile: (json: string) => string;
};

it("names each failure of Vitest with its file and its reasons, without a terminal's colours", () => {
  const messages = ["\u001B[31mAssertionError\u001B[0m: no\n  at a", "too late"];
  expect(failuresOfVitest([{ where: "a.test.ts", name: "a rule holds", messages }])).toEqual([
    "a.test.ts: a rule holds\n    AssertionError: no\n      at a\n    too late",
  ]);
});

it("keeps the first lines of a long reason", () => {
  const messages = [Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n")];
  const [entry = ""] = failuresOfVitest([{ where: "a.test.ts", name: "a rule", messages }]);
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

it("reports failed hooks and uncaught errors", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "failed-")), "unit.json");
  const reporter = new FailedTests();
  reporter.onInit({ config: { outputFile: { json: file } } });
  const errors =
    (...messages: string[]) =>
    () =>
      messages.map((message) => ({ message }));
  const suite = { fullName: "placing", errors: errors("no database") };
  const stack = "twice\n    at b\n    at new Promise (<anonymous>)";
  const test = { fullName: "placing > once", result: () => ({ errors: [{ message: "twice", stack }] }) };
  const children = { allSuites: () => [suite], allTests: () => [test] };
  reporter.onTestRunEnd([{ relativeModuleId: "a.test.ts", errors: errors(), children }], [{ message: "loose" }]);
  expect(JSON.parse(readFileSync(failedFile(file), "utf8"))).toEqual([
    { where: "a.test.ts", name: "placing (its hooks)", messages: ["no database"] },
    { where: "a.test.ts", name: "placing > once", messages: ["twice\n    at b"] },
    { where: "Vitest", name: "errors that nobody caught", messages: ["loose"] },
  ]);
});
