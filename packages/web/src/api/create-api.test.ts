import { ORPCError } from "@orpc/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isCallError, offlineError } from "./call-error.ts";
import { createApi } from "./create-api.ts";

const options = {
  origin: "https://tablee.test",
  token: () => null,
  onRenewedToken: () => undefined,
  onUnauthorized: () => undefined,
};
const answer = (status: number, body: object) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }));
afterEach(() => void vi.restoreAllMocks());

describe("the calls", () => {
  it("go by their names in the contract", async () => {
    const fetched = answer(200, { id: 5 });
    const api = createApi(options);
    await expect(api.discoveries.get({ id: 5 })).resolves.toEqual({ id: 5 });
    const url = "https://tablee.test/api/client/recommendation/5";
    expect(fetched).toHaveBeenCalledWith(expect.objectContaining({ url }), expect.anything());
    expect(api.discoveries).toBe(api.discoveries);
  });

  it("are no promises, so that whoever awaits their room gets it", async () => {
    const { discoveries } = createApi(options);
    await expect(Promise.resolve(discoveries)).resolves.toBe(discoveries);
  });

  it("fail with the code that the server names", async () => {
    answer(404, { code: "not_found", status: 404, message: "It is not there" });
    const error = await createApi(options)
      .discoveries.get({ id: 5 })
      .catch((thrown: unknown) => thrown);
    expect(isCallError(error) && [error.code, error.status]).toEqual(["not_found", 404]);
  });
});

describe("an error of a call", () => {
  it("is told by its shape", () => {
    expect(isCallError(new ORPCError("busy", { defined: true, status: 503 }))).toBe(true);
    expect(isCallError(offlineError(new Error("no such file")))).toBe(true);
    const others = [new Error("x"), new DOMException("x", "AbortError"), { code: "busy", status: 503, defined: true }];
    expect(others.map(isCallError)).toEqual([false, false, false]);
  });

  it("says what oRPC's own would where nothing of oRPC has come", () => {
    const { code, status, defined, message, data } = new ORPCError("offline", {
      defined: true,
      status: 503,
      message: "The server could not be reached",
    });
    expect(offlineError(null)).toMatchObject({ code, status, defined, message });
    expect(isCallError(offlineError(null)) && offlineError(null)).toHaveProperty("data", data);
  });
});
