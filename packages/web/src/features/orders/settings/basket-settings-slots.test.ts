// @vitest-environment happy-dom
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSettingsRefusal } from "./basket-settings-slots.ts";

const asked = { mode: "dine_in", date: "2026-11-27", time: "18:30", delivery: null } as const;
const later = { ...asked, time: "19:00" } as const;
const refusal = (code: string) => ({
  request: asked,
  problems: [{ code, line: null, data: {} }] as unknown as OrderProblem[],
});

function refused(code: string, now: typeof asked | typeof later | null) {
  const forget = vi.fn<() => void>();
  const { rerender } = renderHook(({ request }) => useSettingsRefusal(request, refusal(code), forget), {
    initialProps: { request: now },
  });
  return { forget, rerender };
}

it("keeps a refusal while the settings are the refused ones", () => {
  const { forget, rerender } = refused("slot_full", asked);
  rerender({ request: { ...asked } });
  expect(forget).not.toHaveBeenCalled();
});

it("forgets a refusal once the settings are different or not complete", () => {
  for (const request of [later, null]) {
    const { forget, rerender } = refused("slot_full", asked);
    rerender({ request });
    expect(forget).toHaveBeenCalledTimes(1);
  }
});

it("forgets a refusal that arrives after the time has already changed", () => {
  expect(refused("slot_full", later).forget).toHaveBeenCalledTimes(1);
});

it("keeps a refusal that a change of settings cannot solve", () => {
  expect(refused("item_unavailable", later).forget).not.toHaveBeenCalled();
});
