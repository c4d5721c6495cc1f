// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Api } from "../../../../api/create-api.ts";
import { createOrpc } from "../../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../../routes/app-context.ts";
import type { MenuEditing } from "../use-menu-draft.ts";
import { useDraftEnds } from "./use-draft-ends.ts";

beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));
afterEach(cleanup);

const LOST = new ORPCError("offline", { defined: true, status: 503 });
const MOVED = new ORPCError("draft_moved", { defined: true, status: 409 });
const DRAFT = { restaurant_id: 1, revision: 4, changes: [{}] };
const EMPTY = { restaurant_id: 1, revision: 5, changes: [] };

/** The draft of revision 4; `drafts` are what the server says of it later, one after the other. */
function editor(answers: (object | Error)[], drafts: (object | Error)[]) {
  overwriteGetLocale(() => "en");
  const next = (queue: (object | Error)[]) => {
    const one = queue.length > 1 ? queue.shift() : queue[0];
    return one instanceof Error ? Promise.reject(one) : Promise.resolve(one);
  };
  const publish = vi.fn((_input: { revision: number }) => next(answers));
  const all = [DRAFT, ...drafts];
  const api = {
    management: { publish, draft: () => next(all) },
    settings: { get: () => Promise.resolve({ status: "open" }) },
  } as unknown as Api;
  const orpc = createOrpc(api);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc } as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Messages">
          {children}
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>
  );
  const options = orpc.management.draft.queryOptions({ input: { restaurant_id: 1 } });
  const take = (draft: object) => void client.setQueryData(options.queryKey, draft as never);
  const ended = vi.fn();
  const { result } = renderHook(
    () => {
      const { data = DRAFT, error } = useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
      const editing = { take, forgetSteps: () => {}, error } as unknown as MenuEditing;
      return { draft: data, ...useDraftEnds(editing, data as never, ended) };
    },
    { wrapper },
  );
  const asksAgain = () => act(() => client.invalidateQueries({ queryKey: options.queryKey }));
  return { result, publish, ended, asksAgain, take };
}

it("a publication whose answer was lost is reported once the draft turns out to have moved on", async () => {
  const { result, publish, ended, asksAgain } = editor([LOST, { version: 2, draft: EMPTY }], [LOST, EMPTY]);
  act(() => result.current.onPublish());
  await waitFor(() => expect(result.current.publish.isError).toBe(true));
  expect(result.current.isUnknown).toBe(true);
  expect(publish).toHaveBeenCalledTimes(1);
  await asksAgain();
  expect(await screen.findByText("The menu is published.")).toBeTruthy();
  expect(publish.mock.calls.map(([{ revision }]) => revision)).toEqual([4, 4]);
  expect(ended).toHaveBeenCalledOnce();
  expect(result.current.draft).toEqual(EMPTY);
});

it("a publication that the server did not receive failed, and is not sent again by itself", async () => {
  const { result, publish, take } = editor([LOST], [DRAFT]);
  act(() => result.current.onPublish());
  await waitFor(() => expect(result.current.publish.isError).toBe(true));
  expect(result.current.isUnknown).toBe(false);
  // An edit of one's own moves it on.
  act(() => take({ ...DRAFT, revision: 5 }));
  await waitFor(() => expect(result.current.draft).toMatchObject({ revision: 5 }));
  expect(publish).toHaveBeenCalledTimes(1);
});

it("a draft that somebody else has moved on is not called published", async () => {
  const { result, publish } = editor([LOST, MOVED], [EMPTY]);
  act(() => result.current.onPublish());
  await waitFor(() => expect(result.current.publish.error).toBe(MOVED));
  expect(publish).toHaveBeenCalledTimes(2);
  expect(screen.queryByText("The menu is published.")).toBeNull();
});
