// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { openTokens, replaceToken } from "../../../session/token.ts";
import { useDraftEnds } from "./changes/use-draft-ends.ts";
import { useMenuDraft } from "./use-menu-draft.ts";

const DISH = { ref: "soup", listed: true, price: 500 };
const DRAFT = {
  restaurant_id: 1,
  revision: 1,
  live_revision: 1,
  live: { sections: [], items: [DISH], modifier_groups: [], combos: [] },
  changes: [],
};
const EDIT: MenuEdit = { kind: "set", list: "items", ref: "soup", field: "price", seen: 500, value: 600 };
const PUBLISHED = { ...DRAFT, revision: 3, live_revision: 2 };
const CHANGE = { list: "items", ref: "soup", field: "price", before: 500, after: 600 };

let said: ReactNode[] = [];
function Viewport({ onReady }: { onReady: (sink: ToastSink | null) => void }) {
  useEffect(() => onReady({ show: ({ text }) => String(said.push(text)), dismiss: () => {} }), [onReady]);
  return <></>;
}
const load = async () => Viewport;

const failed = (code: string, status: number) => new ORPCError(code, { defined: true, status });

/** The editor of a draft, whose edits are answered one after the other. */
function editor(...answers: (Error | "saved")[]) {
  const edit = vi.fn(() => {
    const answer = answers.shift() ?? "saved";
    return answer === "saved" ? Promise.resolve({ ...DRAFT, revision: 2, changes: [CHANGE] }) : Promise.reject(answer);
  });
  const pulse = vi.fn(() => Promise.resolve({ revision: 1, live_revision: 1, others: [] }));
  const draft = vi.fn((): Promise<object> => Promise.resolve(DRAFT));
  const publish = vi.fn((): Promise<object> => Promise.resolve({ version: 2, draft: PUBLISHED }));
  const settings = { get: () => Promise.resolve({ status: "open" }) };
  const api = { management: { edit, pulse, draft, publish }, settings } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let close = () => {};
  const Wrapper = ({ children }: { children: ReactNode }) => {
    const [isOpen, setOpen] = useState(true);
    useEffect(() => {
      close = () => setOpen(false);
    }, []);
    return (
      <QueryClientProvider client={client}>
        <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>
          <ToastProvider closeLabel="Close" regionLabel="Messages" load={load}>
            {isOpen ? children : null}
          </ToastProvider>
        </ContextOfApp>
      </QueryClientProvider>
    );
  };
  /** Goes on to another page of the app. */
  const leave = () => act(() => close());
  const { result, unmount } = renderHook(
    () => {
      const editing = useMenuDraft(1);
      return { ...editing, ends: useDraftEnds(editing, editing.draft ?? (DRAFT as never), () => {}) };
    },
    { wrapper: Wrapper },
  );
  const opened = waitFor(() => expect(result.current.draft).toBeDefined());
  const asksAgain = () => act(() => client.refetchQueries({ queryKey: [["management", "pulse"]] }));
  return { client, draft, edit, publish, pulse, result, leave, unmount, opened, asksAgain };
}

beforeEach(async () => {
  sessionStorage.clear();
  overwriteGetLocale(() => "en");
  said = [];
  await openTokens({ read: async () => "mine", write: async () => {}, onChangeElsewhere: () => {} });
});
afterEach(async () => {
  cleanup();
  await openTokens({ read: async () => null, write: async () => {}, onChangeElsewhere: () => {} });
});

it.each([
  ["request_timeout", 408],
  ["too_many_requests", 429],
  ["busy", 503],
])("an edit answered with %s stays to be sent again (management §4)", async (code, status) => {
  const { edit, result, opened } = editor(failed(code, status));
  await opened;
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(result.current.isStuck).toBe(true);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  expect(edit).toHaveBeenCalledTimes(2);
});

it("an edit that is being sent is seen by what says so on a slow line, also after the editor was left (shell §43)", async () => {
  const { client, edit, result, unmount, opened } = editor();
  await opened;
  const late = Promise.withResolvers<Awaited<ReturnType<typeof edit>>>();
  edit.mockImplementation(() => late.promise);
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(1));
  expect(client.isMutating()).toBe(1);
  const typedLast = result.current.edit;
  unmount();
  typedLast([EDIT]);
  expect(client.isMutating()).toBe(2);
  late.resolve({ ...DRAFT, revision: 2, changes: [CHANGE] });
  await waitFor(() => expect(client.isMutating()).toBe(0));
});

const NEXT: MenuEdit = { ...EDIT, seen: 600, value: 700 };

/** An editor that was left while an edit was being sent, and another waited behind it. */
async function leftEditor() {
  const all = editor();
  await all.opened;
  const first = Promise.withResolvers<Awaited<ReturnType<typeof all.edit>>>();
  all.edit.mockImplementationOnce(() => first.promise);
  act(() => all.result.current.edit([EDIT]));
  await waitFor(() => expect(all.edit).toHaveBeenCalledTimes(1));
  act(() => all.result.current.edit([NEXT]));
  all.leave();
  const isSent = () => waitFor(() => expect(all.client.isMutating()).toBe(0));
  return { ...all, first, isSent };
}

it("an edit that waits behind another is sent after it, though the editor was left (management §4)", async () => {
  const { edit, first, isSent, result } = await leftEditor();
  const LAST: MenuEdit = { ...EDIT, seen: 700, value: 800 };
  result.current.edit([LAST]);
  expect(edit).toHaveBeenCalledTimes(1);
  first.resolve({ ...DRAFT, revision: 2, changes: [CHANGE] });
  await isSent();
  expect(sentIn(edit)).toEqual([[EDIT], [NEXT], [LAST]]);
  expect(said).toEqual([]);
});

/** Whether the browser would ask before it unloads the document. */
const asksOnUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("the browser asks before the tab is closed until all is sent, though the editor was left (management §4)", async () => {
  const { edit, first, isSent, result } = await leftEditor();
  expect(asksOnUnload()).toBe(true);
  const second = Promise.withResolvers<Awaited<ReturnType<typeof edit>>>();
  const third = Promise.withResolvers<Awaited<ReturnType<typeof edit>>>();
  edit.mockImplementationOnce(() => second.promise).mockImplementationOnce(() => third.promise);
  first.resolve({ ...DRAFT, revision: 2, changes: [CHANGE] });
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(2));
  expect(asksOnUnload()).toBe(true);
  // A field that is closed last sends what was typed into it.
  result.current.edit([{ ...EDIT, seen: 700, value: 800 }]);
  second.reject(failed("busy", 503));
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(3));
  expect(asksOnUnload()).toBe(true);
  third.resolve({ ...DRAFT, revision: 3, changes: [CHANGE] });
  await isSent();
  await waitFor(() => expect(asksOnUnload()).toBe(false));
});

it.each([
  ["edit_conflict", 409, "Somebody changed this in the meantime"],
  ["busy", 503, "Something wrong happened"],
])("an edit that fails with %s after the editor was left is told (management §4)", async (code, status, words) => {
  const { edit, first, isSent } = await leftEditor();
  first.reject(failed(code, status));
  await isSent();
  expect(edit).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(said).toEqual([words]));
});

it("edits whose session ends after the editor was left are sent after the member has signed in again (accounts §54)", async () => {
  const { edit, first, isSent } = await leftEditor();
  edit.mockRejectedValueOnce(failed("unauthorized", 401));
  await replaceToken("mine", null);
  first.reject(failed("unauthorized", 401));
  await isSent();
  expect(said).toEqual([]);
  const after = editor();
  await after.opened;
  await waitFor(() => expect(after.edit).toHaveBeenCalledWith({ restaurant_id: 1, edits: [EDIT, NEXT] }));
});

it("edits that could not be sent are given up when the editor is left in spite of the question (management §4)", async () => {
  const { client, edit, result, leave, opened } = editor(failed("busy", 503));
  await opened;
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.isStuck).toBe(true));
  leave();
  expect(client.isMutating()).toBe(0);
  expect(edit).toHaveBeenCalledTimes(1);
});

it("edits from before a sign-in are still there if the editor is left before its draft is loaded (accounts §54)", async () => {
  sessionStorage.setItem("own-form-menu-1-undefined", JSON.stringify([EDIT]));
  const before = editor();
  before.opened.catch(() => undefined);
  before.leave();
  const after = editor();
  await after.opened;
  await waitFor(() => expect(after.edit).toHaveBeenCalledWith({ restaurant_id: 1, edits: [EDIT] }));
});

it("a draft that was being fetched when an edit was saved does not undo it (management §4)", async () => {
  const { client, draft, result, opened } = editor();
  await opened;
  const old = Promise.withResolvers<object>();
  draft.mockImplementationOnce(() => old.promise);
  draft.mockResolvedValue({ ...DRAFT, revision: 2, changes: [CHANGE] });
  void client.refetchQueries({ queryKey: [["management", "draft"]] });
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  old.resolve(DRAFT);
  await waitFor(() => expect(client.isFetching({ queryKey: [["management", "draft"]] })).toBe(0));
  expect(result.current.changes).toEqual([CHANGE]);
});

it("an edit that the server refuses is dropped", async () => {
  const { result, opened } = editor(failed("menu_value_invalid", 422));
  await opened;
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(result.current.isSaving).toBe(false);
});

const sentIn = (edit: { mock: { calls: unknown[][] } }) =>
  edit.mock.calls.map(([call]) => (call as { edits: MenuEdit[] }).edits);

it("only what the server refuses is dropped of a call with several edits (management §4)", async () => {
  const invalid = failed("menu_value_invalid", 422);
  const { edit, result, opened } = editor(invalid, "saved", invalid);
  await opened;
  act(() => result.current.edit([EDIT, NEXT]));
  await waitFor(() => expect(result.current.failure).toBe(invalid));
  expect(sentIn(edit)).toEqual([[EDIT, NEXT], [EDIT], [NEXT]]);
  expect(result.current.isSaving).toBe(false);
  expect(result.current.changes).toEqual([CHANGE]);
});

it("the first refusal is told, and keeps nothing behind it from being sent", async () => {
  const refusals = [failed("menu_full", 422), failed("line_unknown", 409)];
  const { edit, result, opened } = editor(failed("menu_full", 422), ...refusals);
  await opened;
  act(() => result.current.edit([EDIT, NEXT]));
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  expect(edit).toHaveBeenCalledTimes(3);
  expect(result.current.failure).toBe(refusals[0]);
});

it("a member without the right is not asked about each edit of a call", async () => {
  const { edit, result, opened } = editor(failed("forbidden", 403));
  await opened;
  act(() => result.current.edit([EDIT, NEXT]));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(result.current.isSaving).toBe(false);
  expect(edit).toHaveBeenCalledTimes(1);
});

it("a member who has lost the right to the menu no longer edits it, and has the rights read anew (management §1)", async () => {
  const { client, pulse, result, opened, asksAgain } = editor();
  await opened;
  expect(result.current.isForbidden).toBe(false);
  const readAnew = vi.spyOn(client, "invalidateQueries");
  pulse.mockRejectedValue(failed("forbidden", 403));
  await asksAgain();
  await waitFor(() => expect(result.current.isForbidden).toBe(true));
  expect(readAnew).toHaveBeenCalledTimes(1);
});

it("an edit that did not reach the server is sent by itself once the server answers again (management §4)", async () => {
  const { edit, result, opened, asksAgain } = editor(failed("offline", 503));
  await opened;
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  await asksAgain();
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  expect(edit).toHaveBeenCalledTimes(2);
  expect(result.current.failure).toBeNull();
});

it("edits that meet the end of the session are sent after the member has signed in again (accounts §54)", async () => {
  const before = editor(failed("unauthorized", 401));
  await before.opened;
  before.edit.mockImplementationOnce(async () => {
    await replaceToken("mine", null);
    throw failed("unauthorized", 401);
  });
  act(() => before.result.current.edit([EDIT]));
  await waitFor(() => expect(before.result.current.failure).not.toBeNull());
  before.unmount();
  const after = editor();
  await after.opened;
  await waitFor(() => expect(after.edit).toHaveBeenCalledWith({ restaurant_id: 1, edits: [EDIT] }));
});

it("the live menu is fetched if it has changed before an edit was answered (management §4)", async () => {
  const { draft, edit, pulse, result, opened, asksAgain } = editor();
  await opened;
  const { live: _live, ...answer } = { ...DRAFT, revision: 2, live_revision: 2, changes: [CHANGE] };
  edit.mockResolvedValueOnce(answer as never);
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.isSaving).toBe(false));
  draft.mockResolvedValue({ ...answer, live: DRAFT.live });
  pulse.mockResolvedValue({ revision: 2, live_revision: 2, others: [] });
  await asksAgain();
  await waitFor(() => expect(draft).toHaveBeenCalledTimes(2));
});

it.each([
  ["published", 2, "This draft has just been published elsewhere"],
  ["discarded", 1, "This draft has just been discarded elsewhere"],
])("a draft that was %s in another tab is said to be (management §46)", async (_how, live_revision, words) => {
  const { draft, pulse, result, opened, asksAgain } = editor();
  await opened;
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.changes).toEqual([CHANGE]));
  draft.mockResolvedValue({ ...DRAFT, revision: 3, live_revision });
  pulse.mockResolvedValue({ revision: 3, live_revision, others: [] });
  await asksAgain();
  await waitFor(() => expect(result.current.changes).toEqual([]));
  await waitFor(() => expect(said).toEqual([words]));
});

/** An editor with a change, whose tab is about to publish it. */
async function editedMenu() {
  const all = editor();
  await all.opened;
  act(() => all.result.current.edit([EDIT]));
  await waitFor(() => expect(all.result.current.changes).toEqual([CHANGE]));
  const isPublished = async () => {
    all.draft.mockResolvedValue(PUBLISHED);
    all.pulse.mockResolvedValue({ revision: 3, live_revision: 2, others: ["Ana"] as never });
    await all.asksAgain();
    await waitFor(() => expect(all.result.current.others).toEqual(["Ana"]));
  };
  return { ...all, isPublished };
}

it("what this tab is publishing is not said to be published elsewhere (management §46)", async () => {
  const { draft, publish, result, isPublished } = await editedMenu();
  const answer = Promise.withResolvers<object>();
  publish.mockReturnValueOnce(answer.promise);
  act(() => result.current.ends.onPublish());
  await waitFor(() => expect(result.current.ends.publish.isPending).toBe(true));
  await isPublished();
  expect(draft).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve({ version: 2, draft: PUBLISHED }));
  await waitFor(() => expect(result.current.changes).toEqual([]));
  await waitFor(() => expect(said).toEqual(["The menu is published."]));
});

it("what this tab has published is not said to be elsewhere if the answer was lost (management §46)", async () => {
  const { draft, publish, result, isPublished } = await editedMenu();
  const answer = Promise.withResolvers<object>();
  publish.mockReturnValueOnce(answer.promise);
  act(() => result.current.ends.onPublish());
  await waitFor(() => expect(result.current.ends.publish.isPending).toBe(true));
  await isPublished();
  // The connection comes back after the first attempt to fetch what became of the draft.
  draft.mockRejectedValueOnce(failed("offline", 503));
  await act(async () => answer.reject(failed("offline", 503)));
  await waitFor(() => expect(result.current.changes).toEqual([]));
  await waitFor(() => expect(said).toEqual(["The menu is published."]));
  expect(publish).toHaveBeenCalledTimes(2);
});
