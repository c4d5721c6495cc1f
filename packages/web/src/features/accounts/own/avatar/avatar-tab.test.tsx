// @vitest-environment happy-dom
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { avatarAddress, FIRST_AVATAR } from "@tablee/domain/accounts/avatar-config";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { settle, showPages } from "../../../../testing/show-pages.tsx";
import { AvatarTab } from "./avatar-tab.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

async function showTab(avatar_url: string | null) {
  const user = { id: 1, avatar_url } as User;
  const setAvatar = vi.fn(async () => user);
  showPages({ "/": () => <AvatarTab user={user} /> }, createMemoryHistory({ initialEntries: ["/"] }), {
    accounts: { setAvatar },
  });
  await settle();
  return { setAvatar, save: await screen.findByRole<HTMLButtonElement>("button", { name: "Save" }) };
}

it("a drawn face can be saved, also one that is saved already (accounts §42)", async () => {
  const { setAvatar, save } = await showTab(avatarAddress(FIRST_AVATAR));
  expect(save.disabled).toBe(false);
  fireEvent.submit(save.form!);
  await waitFor(() => expect(setAvatar).toHaveBeenCalledWith(FIRST_AVATAR));
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
});

it("a picture can be saved only once one is chosen (accounts §42)", async () => {
  const { save } = await showTab("/pictures/1.webp");
  expect(save.disabled).toBe(true);
});

it("a drawn face is saved and said to be, after a picture was chosen that is not wanted any more (accounts §42)", async () => {
  const { setAvatar, save } = await showTab(avatarAddress(FIRST_AVATAR));
  const change = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
  change("Picture");
  const file = new File(["x"], "cat.png", { type: "image/png" });
  fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } });
  await screen.findByRole("button", { name: "Another picture" });
  change("Avatar");
  fireEvent.submit(save.form!);
  await waitFor(() => expect(setAvatar).toHaveBeenCalledWith(FIRST_AVATAR));
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  change("Picture");
  expect(screen.queryByRole("button", { name: "Another picture" })).toBeNull();
});
