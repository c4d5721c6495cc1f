import { expect, test, vi } from "vitest";
import { hearSession } from "./hear-session.ts";

const listening = () => ({ onRenewedToken: vi.fn(() => undefined), onUnauthorized: vi.fn(() => undefined) });

test("a renewed token in an answer replaces the one that was sent, and a 401 ends that one's session", async () => {
  const listeners = listening();
  await hearSession({ status: 200, renewed: "new", sent: "old" }, listeners);
  expect(listeners.onRenewedToken).toHaveBeenCalledWith("new", "old");
  expect(listeners.onUnauthorized).not.toHaveBeenCalled();
  await hearSession({ status: 401, renewed: null, sent: "old" }, listeners);
  expect(listeners.onUnauthorized).toHaveBeenCalledWith("old");
});

test("an answer to a visitor changes no session", async () => {
  const listeners = listening();
  await hearSession({ status: 401, renewed: "new", sent: null }, listeners);
  expect(listeners.onRenewedToken).not.toHaveBeenCalled();
  expect(listeners.onUnauthorized).not.toHaveBeenCalled();
});
