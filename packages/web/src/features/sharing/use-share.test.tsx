// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { m } from "../../paraglide/messages.js";
import type { Platform } from "../../platform/platform.ts";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import type { ShareThing } from "./share-thing.ts";
import { useShare } from "./use-share.ts";

const THING: ShareThing = { type: "recommendation", item_id: 7, title: "Pâté chinois" };
const LINK = { title: "Pâté chinois", url: "https://tablee.example/share/abc" };

const made = vi.fn(async (_asked: unknown) => ({ id: "abc" }));
const platform = { share: vi.fn<Platform["share"]>(), copy: vi.fn<Platform["copy"]>() };

/** Renders the share menu on a device whose sheet and clipboard answer like this. */
function onDevice(kind: Platform["kind"], answers: { share: boolean; copy: boolean }) {
  platform.share.mockResolvedValue(answers.share);
  platform.copy.mockResolvedValue(answers.copy);
  const app = {
    platform: { ...platform, kind, public_origin: "https://tablee.example" },
    orpc: { sharing: { create: { call: made } } },
    rendered_for_member: false,
  } as unknown as AppContext;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContextOfApp value={app}>
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        {children}
      </ToastProvider>
    </ContextOfApp>
  );
  return renderHook((thing: ShareThing) => useShare(thing, true), { wrapper, initialProps: THING });
}
const device = (kind: Platform["kind"], answers: { share: boolean; copy: boolean }) => onDevice(kind, answers).result;
const share = (of: ReturnType<typeof device>): Promise<void> => act(() => of.current.share());

// The code of toasts is loaded with the first of them.
beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe("sharing with the native shell's share sheet (sharing §3)", () => {
  it("passes the title and the created link to the sheet", async () => {
    const native = device("native", { share: true, copy: false });
    await share(native);
    expect(made).toHaveBeenCalledExactlyOnceWith({ type: "recommendation", item_id: 7 });
    expect(platform.share).toHaveBeenCalledExactlyOnceWith(LINK);
  });

  it("shows no error and copies nothing when the sheet was opened", async () => {
    const native = device("native", { share: true, copy: true });
    await share(native);
    expect(native.current.failure).toBeNull();
    expect(platform.copy).not.toHaveBeenCalled();
  });

  it("copies the link when the sheet does not open, and says so", async () => {
    const native = device("native", { share: false, copy: true });
    await share(native);
    expect(platform.copy).toHaveBeenCalledExactlyOnceWith(LINK.url);
    await screen.findByText(m.discoveries_link_copied(), {}, { timeout: 20_000 });
    expect(native.current.failure).toBeNull();
  });

  it("says that it cannot be shared for the moment when sheet and copying fail or no link is created (sharing §4)", async () => {
    const native = device("native", { share: false, copy: false });
    await share(native);
    expect(native.current.failure).toEqual({ words: m.sharing_failed_native(), url: LINK.url });
    act(() => native.current.forget());
    expect(native.current.failure).toBeNull();
    const refused = new ORPCError("not_found", { status: 404, defined: true });
    made.mockRejectedValueOnce(refused);
    const other = device("native", { share: false, copy: false });
    await share(other);
    expect(other.current.failure).toEqual({ words: m.sharing_failed_native(), url: null });
    expect(platform.share).toHaveBeenCalledOnce();
  });

  it("has made the link before the press, after which Safari would refuse to copy it", async () => {
    const native = device("native", { share: false, copy: true });
    await act(async () => {});
    expect(made).toHaveBeenCalledOnce();
    const pressed = native.current.share("link");
    // No call stands between them: what is left are promises that have been kept.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(platform.copy).toHaveBeenCalledExactlyOnceWith(LINK.url);
    await act(() => pressed);
    expect(made).toHaveBeenCalledOnce();
  });

  it("makes another link once the page shows another thing", async () => {
    made.mockImplementation(async (asked) => ({ id: `of-${(asked as ShareThing).item_id}` }));
    const { result, rerender } = onDevice("native", { share: true, copy: false });
    await share(result);
    rerender({ type: "account", item_id: 9, title: "Nadia" });
    await share(result);
    expect(platform.share.mock.calls.map(([{ url }]) => url)).toEqual([
      "https://tablee.example/share/of-7",
      "https://tablee.example/share/of-9",
    ]);
    made.mockImplementation(async () => ({ id: "abc" }));
  });

  it("makes the link by the press if that failed before", async () => {
    made.mockRejectedValueOnce(new ORPCError("offline"));
    const native = device("native", { share: true, copy: false });
    await act(async () => {});
    await share(native);
    expect(platform.share).toHaveBeenCalledExactlyOnceWith(LINK);
  });
});
