// @vitest-environment happy-dom
import type { Standing } from "@tablee/contract/moderation/moderation.schema";
import { PICK_MS } from "@tablee/design-system/inputs/settled-select";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { showPages } from "../../testing/show-pages.tsx";
import { MemberStanding } from "./member-standing.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  overwriteGetLocale(before);
});

const MEMBER = {
  id: 5,
  guid: "c9b7a1e2-0000-4000-8000-000000000005",
  first_name: "Ana",
  last_name: "Roy",
  avatar_url: null,
  certification: null,
  suspended_until: null,
  may_act: true,
} as unknown as Standing;

const badge = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Badge: Ana Roy" });
const pick = (value: string) => fireEvent.change(badge(), { target: { value } });

async function member(certify: (wish: object) => Promise<unknown>) {
  const row = () => (
    <ToastProvider closeLabel="Close" regionLabel="Messages" load={() => new Promise(() => {})}>
      <MemberStanding member={MEMBER} />
    </ToastProvider>
  );
  const api = { moderation: { certify, members: async () => ({ accounts: [] }) } };
  showPages({ "/": row }, createMemoryHistory(), api);
  await screen.findByRole("combobox");
  vi.useFakeTimers();
}

it("badges that arrow keys pass are not given, only the one at which they stop (moderation §6)", async () => {
  const certify = vi.fn((_: object) => new Promise(() => {}));
  await member(certify);
  badge().focus();
  pick("star");
  pick("influencer");
  expect(certify).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(PICK_MS + 1));
  expect(certify.mock.calls).toEqual([[{ id: 5, certification: "influencer" }]]);
  // Shown, and with the focus, while it is saved.
  expect([badge().value, document.activeElement]).toEqual(["influencer", badge()]);
});

it("a badge that cannot be given is said beside it, and the select shows the stored one again", async () => {
  await member(() => Promise.reject(new TypeError("Failed to fetch")));
  pick("star");
  fireEvent.blur(badge());
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expect(badge().value).toBe("none");
});
