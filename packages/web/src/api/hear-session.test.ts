import { expect, test, vi } from "vitest";
import { hearSession } from "./hear-session.ts";

const listening = () => ({ onRenewedToken: vi.fn(() => undefined), onUnauthorized: vi.fn(() => undefined) });

test("an answer's renewed token takes the place of the one that was sent, and a 401 ends its session", async () => {
  const listeners = listening();
  await hearSession({ status: 200, renewed: "new", sent: "old" }, listeners);
  expect(listeners.onRenewedToken).toHaveBeenCalledWith("new", "old");
  expect(listeners.onUnauthorized).not.toHaveBeenCalled();
  await hearSession({ status: 401, renewed: null, sent: "old" }, listeners);
  expect(listeners.onUnauthorized).toHaveBeenCalledWith("old");
});

test("what a visitor asks says nothing of a session", async () => {
  const listeners = listening();
  await hearSession({ status: 401, renewed: "new", sent: null }, listeners);
  expect(listeners.onRenewedToken).not.toHaveBeenCalled();
  expect(listeners.onUnauthorized).not.toHaveBeenCalled();
});
