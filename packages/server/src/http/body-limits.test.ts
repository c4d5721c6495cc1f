import { expect, it } from "vitest";
import { bodyLimitsOf, weightOf } from "./body-limits.ts";
import type { Viewer } from "./context.ts";

const viewer = (admin: boolean) => ({ account_id: 1, admin }) as Viewer;
const KB = 1024;

it.each([
  ["a call", "/client/account/login", null, 64],
  ["a quote", "/client/order/quote", null, 256],
  ["an order", "/client/order/place", viewer(false), 256],
  ["an import by whoever may", "/admin/import/tablee", viewer(true), 64 * KB],
  ["an import by a member", "/admin/import/tablee", viewer(false), 64],
  ["a member's picture", "/client/account/avatar", viewer(false), 12.25 * KB],
  ["a stranger's picture", "/client/account/avatar", null, 64],
  ["a discovery", "/client/recommendation/create", viewer(false), 12.25 * KB],
  ["an interaction", "/client/recommendation/interact/12", viewer(false), 64],
  ["an import by a stranger", "/admin/import/tablee", null, 64],
])("%s may bring so many kilobytes", (_who, path, asks, kilobytes) => {
  expect(bodyLimitsOf("POST", path, asks).bytes).toBe(kilobytes * KB);
});

it("nobody but a file has longer than fifteen seconds, and a picture needs a place", () => {
  expect(bodyLimitsOf("POST", "/client/order/quote", null).within_ms).toBe(15_000);
  expect(bodyLimitsOf("POST", "/client/account/login", viewer(true))).toMatchObject({ within_ms: 15_000 });
  expect(bodyLimitsOf("PATCH", "/client/recommendation/12", viewer(false)).placed).toBe(true);
  expect(bodyLimitsOf("GET", "/client/recommendation/12", viewer(false)).placed).toBeUndefined();
});

it.each([
  ["none", {}, 1],
  ["a small one", { "content-length": "900" }, 1],
  ["100 kB", { "content-length": "100000" }, 7],
  ["a file", { "content-length": "60000000" }, 17],
  ["one that does not tell its length", { "transfer-encoding": "chunked" }, 17],
  ["a length that is no number", { "content-length": "much" }, 1],
])("a body counts as it weighs: %s", (_what, headers, calls) => {
  expect(weightOf({ headers })).toBe(calls);
});
