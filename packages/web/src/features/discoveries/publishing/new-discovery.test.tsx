// @vitest-environment happy-dom
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { NewDiscovery } from "./new-discovery.tsx";
import { publishWord } from "./publish-word.ts";
import { savingFailure } from "./publishing-words.ts";

const before = getLocale;
beforeEach(() => {
  localStorage.clear();
  overwriteGetLocale(() => "en");
});
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const text = (en: string) => ({ en, fr: null, default: null });
const place = { restaurant: null, item_id: null, google_place_name: null, google_place_address: null, city: null };
const words = { name: text("Ramen"), short_description: text(""), description: text("") };
const SAVED = { id: 9, revision: 1, status: "draft", visibility: "public", account_id: 7, image_url: null };

it("what is typed while a new draft is being sent is saved as a change of it (discoveries §32)", async () => {
  const arrives = Promise.withResolvers<object>();
  const update = vi.fn(async (_: object) => new Promise(() => {}));
  const api = {
    // The upload of the first attempt breaks off here; its outcome is found by its key at the second.
    publishing: { created: async () => ({ id: "p" }), update },
    progress: { get: async () => ({ finished: true, progress: 1, error: null, data: await arrives.promise }) },
    restaurants: { list: async () => ({ restaurants: [] }) },
  };
  const page = () => (
    <ToastProvider regionLabel="Toasts" closeLabel="Close">
      <NewDiscovery user={{ id: 7, certification: null } as unknown as User} waiting={null} />
    </ToastProvider>
  );
  showPages({ "/": page }, createMemoryHistory(), api);
  const name = await screen.findByLabelText<HTMLInputElement>(m.publishing_name());
  const save = () => fireEvent.click(screen.getByRole("button", { name: m.publishing_save_draft() }));
  fireEvent.change(name, { target: { value: "Ramen" } });
  save();
  await screen.findByText(savingFailure(new Error("cut off")).title ?? "");
  save();
  const publish = screen.getByRole<HTMLButtonElement>("button", { name: publishWord(null) });
  await waitFor(() => expect(publish.disabled).toBe(true));
  name.focus();
  fireEvent.change(name, { target: { value: "Ramen with egg" } });
  arrives.resolve({ ...SAVED, ...words, ...place });
  await waitFor(() => expect(publish.disabled).toBe(false));
  // Nobody is interrupted while typing.
  expect(document.activeElement).toBe(name);
  expect(name.value).toBe("Ramen with egg");
  save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[0]).toMatchObject({ id: 9, revision: 1, name: { en: "Ramen with egg" }, draft: true });
});
