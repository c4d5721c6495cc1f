import { ORPCError } from "@orpc/client";
import { afterEach, expect, it, vi } from "vitest";
import { logFailure } from "./log-failure.ts";

afterEach(() => void vi.restoreAllMocks());

it("logs the body that the server answered (wire §23)", () => {
  const log = vi.spyOn(console, "info").mockReturnValue();
  logFailure(new ORPCError("user_blocked", { defined: true, status: 422, message: "They have blocked you" }));
  expect(log).toHaveBeenCalledExactlyOnceWith("Not done", {
    code: "user_blocked",
    status: 422,
    message: "They have blocked you",
  });
});
