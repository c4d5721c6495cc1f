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

it("keeps a refusal as long as the setting is the one that was refused", () => {
  const { forget, rerender } = refused("slot_full", asked);
  rerender({ request: { ...asked } });
  expect(forget).not.toHaveBeenCalled();
});

it("forgets a refusal once the setting is another, or none", () => {
  for (const request of [later, null]) {
    const { forget, rerender } = refused("slot_full", asked);
    rerender({ request });
    expect(forget).toHaveBeenCalledTimes(1);
  }
});

it("forgets a refusal that is known only after the time has given way", () => {
  expect(refused("slot_full", later).forget).toHaveBeenCalledTimes(1);
});

it("keeps what another setting does not answer", () => {
  expect(refused("item_unavailable", later).forget).not.toHaveBeenCalled();
});
