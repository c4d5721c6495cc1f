// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTokens, replaceToken } from "../../session/token.ts";
import { ownKey, seeKept, useKeepForSignIn } from "./keep-for-sign-in.ts";

const KEY = ownKey("settings-1", 7);
const signedIn = (token: string | null) =>
  openTokens({ read: async () => token, write: async () => {}, onChangeElsewhere: () => {} });

beforeEach(async () => {
  sessionStorage.clear();
  await signedIn("mine");
});
afterEach(async () => {
  cleanup();
  await signedIn(null);
});

it("what was typed is stored when the session ends, and taken once by the form (accounts §54)", async () => {
  const { rerender, unmount } = renderHook(({ typed }) => useKeepForSignIn(KEY, typed), {
    initialProps: { typed: { phone: "5" } },
  });
  rerender({ typed: { phone: "514" } });
  expect(seeKept(KEY)).toBeNull();
  await replaceToken("mine", null);
  unmount();
  expect(seeKept(KEY)).toEqual({ phone: "514" });
  renderHook(() => useKeepForSignIn(KEY, null));
  expect(seeKept(KEY)).toBeNull();
});

it("nothing is stored if nothing was typed", async () => {
  renderHook(() => useKeepForSignIn(KEY, null));
  await replaceToken("mine", null);
  expect(seeKept(KEY)).toBeNull();
});
