import { expect, it } from "vitest";
import { bodyLimitsOf, weightOf } from "./body-limits.ts";
import type { Viewer } from "./context.ts";

const viewer = (admin: boolean) => ({ account_id: 1, admin }) as Viewer;
const KB = 1024;
const of = (bytes?: number) => ({ headers: bytes === undefined ? {} : { "content-length": String(bytes) } });

it.each([
  ["a call", "/client/account/login", null, 64],
  ["a quote", "/client/order/quote", null, 256],
  ["an order", "/client/order/place", viewer(false), 256],
  ["an import by whoever may", "/admin/import/tablee", viewer(true), 64 * KB],
  ["an import by a member", "/admin/import/tablee", viewer(false), 64],
  ["a member's picture", "/client/account/avatar", viewer(false), 12.25 * KB],
  ["a stranger's picture", "/client/account/avatar", null, 64],
  ["a menu's file", "/management/1/menu/csv", viewer(false), 2_000_000 / KB + 64],
  ["a menu's file that is looked at", "/management/1/menu/csv/preview", viewer(false), 2_000_000 / KB + 64],
  ["a stranger's file", "/management/1/menu/csv/preview", null, 64],
  ["a discovery", "/client/recommendation/create", viewer(false), 12.25 * KB],
  ["an interaction", "/client/recommendation/interact/12", viewer(false), 64],
  ["an import by a stranger", "/admin/import/tablee", null, 64],
])("%s may have a body of a fixed number of kilobytes", (_who, path, asks, kilobytes) => {
  expect(bodyLimitsOf("POST", path, asks, of(90 * KB)).bytes).toBe(kilobytes * KB);
});

it("only uploads may take longer than fifteen seconds, and a picture needs an upload place", () => {
  expect(bodyLimitsOf("POST", "/client/order/quote", null, of()).within_ms).toBe(15_000);
  expect(bodyLimitsOf("POST", "/client/account/login", viewer(true), of())).toMatchObject({ within_ms: 15_000 });
  expect(bodyLimitsOf("PATCH", "/client/recommendation/12", viewer(false), of(64 * KB + 1)).placed).toBe(true);
  expect(bodyLimitsOf("GET", "/client/recommendation/12", viewer(false), of()).placed).toBeUndefined();
});

it("only the call that writes a comment judges its text itself", () => {
  const judged = (method: string, path: string) => bodyLimitsOf(method, path, viewer(true), of()).judged;
  expect(judged("POST", "/client/comment/recommendation/create/12")).toBe("text");
  expect(judged("PATCH", "/client/comment/recommendation/create/12")).toBeUndefined();
  for (const path of ["report/12", "create", "create/12/text"])
    expect(judged("POST", `/client/comment/recommendation/${path}`)).toBeUndefined();
  expect(judged("POST", "/client/account/update")).toBeUndefined();
});

it("a change without a picture needs no upload place and is limited to 64 KB; one of unknown length is treated as an upload", () => {
  const saved = (bytes?: number) => bodyLimitsOf("PATCH", "/client/recommendation/12", viewer(false), of(bytes));
  for (const bytes of [0, 900, 64 * KB]) {
    expect(saved(bytes).placed).toBeUndefined();
    expect(saved(bytes).bytes).toBe(64 * KB);
  }
  expect(saved().placed).toBe(true);
  expect(saved(Number.NaN).placed).toBe(true);
});

it.each([
  ["none", {}, 1],
  ["a small one", { "content-length": "900" }, 1],
  ["100 kB", { "content-length": "100000" }, 7],
  ["a file", { "content-length": "60000000" }, 17],
  ["one that does not tell its length", { "transfer-encoding": "chunked" }, 17],
  ["a length that is no number", { "content-length": "much" }, 1],
])("a body counts as several calls according to its size: %s", (_what, headers, calls) => {
  expect(weightOf({ headers })).toBe(calls);
});
