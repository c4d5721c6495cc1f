// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlaceAttempt } from "../basket/basket-schema.ts";
import { forgetSent, sentByTab, useSentByTab } from "./sent-by-tab.ts";

const attempt = (open: boolean) => ({ key: "0199-key", open }) as PlaceAttempt;
const basket = (first: PlaceAttempt | null) =>
  renderHook((now: PlaceAttempt | null) => useSentByTab({ attempt: now }), { initialProps: first });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("a basket that was sent", () => {
  it("is remembered by a tab after another tab has emptied the basket, even after a reload", () => {
    const before = basket(attempt(true));
    before.rerender(null);
    expect(sentByTab()).toBe("0199-key");
    before.unmount();
    basket(null);
    expect(sentByTab()).toBe("0199-key");
    forgetSent();
    expect(sentByTab()).toBeNull();
  });

  it("is forgotten once it was refused", () => {
    const { rerender } = basket(attempt(true));
    rerender(attempt(false));
    rerender(null);
    expect(sentByTab()).toBeNull();
  });

  it("is ignored when the stored value is invalid", () => {
    sessionStorage.setItem("order-sent", "{");
    expect(sentByTab()).toBeNull();
    sessionStorage.setItem("order-sent", '{"key":1}');
    expect(sentByTab()).toBeNull();
  });
});
