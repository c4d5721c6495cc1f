// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../paraglide/messages.js";
import { StillSending } from "./still-sending.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says after eight seconds that something is still being sent, and starts anew with the next (shell §43)", async () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (busy: boolean) => act(async () => root.render(<StillSending busy={busy} />));
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await show(true);
  await pass(7_999);
  expect(place.textContent).toBe("");
  await pass(1);
  expect(place.textContent).toBe(m.shell_still_sending());
  await show(false);
  expect(place.textContent).toBe("");
  await show(true);
  await pass(7_999);
  expect(place.textContent).toBe("");
  await act(async () => root.unmount());
});
