import { afterEach, expect, it, vi } from "vitest";
import { createApi } from "./create-api.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("adds enable_debug if the administrators' tools are turned on on the device (wire §11)", async () => {
  let asked = "";
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    asked = (request as Request).url;
    return Response.json({});
  });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "admin_options" ? "yes" : null) });
  const api = createApi({
    origin: "https://tablee.example",
    token: () => null,
    onRenewedToken: () => undefined,
    onUnauthorized: () => undefined,
  });
  await api.members.recommendations({ id: "7", continuation: "x" });
  const { pathname, searchParams } = new URL(asked);
  expect(pathname).toBe("/api/client/accounts/7/recommendations");
  expect(Object.fromEntries(searchParams)).toEqual({ enable_debug: "true", continuation: "x" });
});
