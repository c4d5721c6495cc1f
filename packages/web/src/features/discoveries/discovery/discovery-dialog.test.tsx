// @vitest-environment happy-dom
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { offlineError } from "../../../api/call-error.ts";
import { m } from "../../../paraglide/messages.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { DiscoveryDialog } from "./discovery-dialog.tsx";

afterEach(cleanup);

const found = {
  id: 5,
  account_id: 3,
  name: { en: "Duck ramen", fr: null, default: null },
  description: { en: "Broth of two days", fr: null, default: null },
  image_url: "/p.webp",
  first_name: "Inès",
  last_name: "Roy",
  short_description: { en: null, fr: null, default: null },
  status: "approved",
  visibility: "public",
  date_creation: "2026-11-20T12:00:00Z",
  likes: 0,
  comments: 0,
  avatar_url: null,
  google_place_id: null,
  restaurant: null,
} as unknown as Discovery;

function open(rows: Discovery[]) {
  const get = vi.fn<() => Promise<Discovery>>().mockRejectedValue(offlineError(null));
  const nothing = () => {};
  const page = () => (
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <DiscoveryDialog id={5} open over="/" rows={rows} close={nothing} closed={nothing} />
    </ToastProvider>
  );
  const app = {
    platform: { kind: "web", onOnline: () => nothing, onOffline: () => nothing },
    queryClient: new QueryClient(),
  };
  showPages({ "/": page }, createMemoryHistory({ initialEntries: ["/"] }), { discoveries: { get } }, app);
  return get;
}

it("a discovery of the list stays when its own call fails, and is asked for again (shell §21)", async () => {
  const get = open([found]);
  const again = await screen.findByRole("button", { name: m.shell_try_again() });
  expect(screen.getByRole("dialog", { name: "Duck ramen" }).textContent).toContain("Broth of two days");
  expect(screen.getByRole("alert").textContent).toBe(m.errors_offline_text());
  get.mockResolvedValue({ ...found, description: { en: "Broth of three days", fr: null, default: null } });
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Broth of three days"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a discovery of which nothing is known says why it cannot be shown", async () => {
  open([]);
  expect(await screen.findByText(m.errors_offline_title())).toBeTruthy();
});
