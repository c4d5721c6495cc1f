// @vitest-environment happy-dom
import { keepToasts, toastTime } from "@tablee/design-system/toasts/toast-time";
import { ToastProvider, useToasts } from "@tablee/design-system/toasts/toasts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

function Shown() {
  const toasts = useToasts();
  useEffect(() => void toasts.show({ text: "Saved" }), [toasts]);
  return null;
}

const usual = toastTime();
beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));
beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "Date"],
    }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  keepToasts(usual);
});

it.each([
  ["four seconds, where nobody says otherwise", null, 4_000],
  ["as long as a shell says", 3_000, 3_000],
])("a toast stays for %s", async (_, told, ms) => {
  if (told !== null) keepToasts(told);
  render(
    <ToastProvider regionLabel="Messages" closeLabel="Close">
      <Shown />
    </ToastProvider>,
  );
  // The component that shows toasts loads with the first one.
  await act(async () => vi.advanceTimersByTimeAsync(50));
  await act(async () => vi.advanceTimersByTimeAsync(ms - 150));
  expect(screen.queryByText("Saved")).not.toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText("Saved")).toBeNull();
});
