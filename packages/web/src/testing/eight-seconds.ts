import { act } from "@testing-library/react";
import { vi } from "vitest";
import { LONG_MS } from "../shell/bars/still-sending.tsx";

/** Sends something that is not answered, and lets pass the time after which that is said in words (shell §43). */
export async function sendInVain(press: () => void): Promise<void> {
  vi.useFakeTimers();
  try {
    press();
    // The first step renders that it is being sent, which starts the time.
    for (const ms of [10, 10, LONG_MS]) await act(() => vi.advanceTimersByTimeAsync(ms));
  } finally {
    vi.useRealTimers();
  }
}
