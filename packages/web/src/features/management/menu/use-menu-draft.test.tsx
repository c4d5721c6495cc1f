// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { openTokens, replaceToken } from "../../../session/token.ts";
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
const CHANGE = { list: "items", ref: "soup", field: "price", before: 500, after: 600 };

const failed = (code: string, status: number) => new ORPCError(code, { defined: true, status });

/** The editor of a draft, whose edits are answered one after the other. */
function editor(...answers: (Error | "saved")[]) {
  const edit = vi.fn(() => {
    const answer = answers.shift() ?? "saved";
    return answer === "saved" ? Promise.resolve({ ...DRAFT, revision: 2, changes: [CHANGE] }) : Promise.reject(answer);
  });
  const pulse = vi.fn(() => Promise.resolve({ revision: 1, live_revision: 1, others: [] }));
  const api = { management: { edit, pulse, draft: () => Promise.resolve(DRAFT) } } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Messages">
          {children}
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useMenuDraft(1), { wrapper });
  const opened = waitFor(() => expect(result.current.draft).toBeDefined());
  const asksAgain = () => act(() => client.refetchQueries({ queryKey: [["management", "pulse"]] }));
  return { edit, result, unmount, opened, asksAgain };
}

beforeEach(async () => {
  sessionStorage.clear();
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

it("an edit that the server refuses is dropped", async () => {
  const { result, opened } = editor(failed("menu_value_invalid", 422));
  await opened;
  act(() => result.current.edit([EDIT]));
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(result.current.isSaving).toBe(false);
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
