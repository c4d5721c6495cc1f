// @vitest-environment happy-dom
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { type Composition, EMPTY } from "./composition.ts";
import { useCreator } from "./use-creator.ts";

const user = { id: 7 } as User;
const begun: Composition = {
  ...EMPTY,
  name: { en: "Ramen", fr: "" },
  restaurant: { id: 3, name: "Chez Lou", address: "" },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The state of the form of a discovery, whose calls answer with `saved`. */
function composing(discovery: Discovery | null, saved: object) {
  const api = {
    publishing: { created: async () => ({ id: "p" }), update: async () => saved },
    progress: { get: async () => ({ finished: true, progress: 1, error: null, data: saved }) },
  } as unknown as Api;
  const app = { api, orpc: createOrpc(api) } as unknown as AppContext;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={app}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const onSaved = vi.fn();
  const { result } = renderHook(() => useCreator({ user, discovery, begun, onSaved, onWrong: () => {} }), { wrapper });
  return { result, onSaved };
}

it("what has been published is not reported as incomplete while its page loads, and is not sent again", async () => {
  const { result, onSaved } = composing(null, { id: 9, status: "pending" });
  act(() => void result.current.picture.choose(new Blob(["a picture"], { type: "image/png" })));
  // The upload of the first attempt breaks off here; its outcome is found by its key at the second.
  act(() => result.current.submit(false));
  await waitFor(() => expect(result.current.save.isError).toBe(true));
  expect(result.current.is_busy).toBe(false);
  act(() => result.current.submit(false));
  await waitFor(() => expect(result.current.save.isSuccess).toBe(true));
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(result.current.picture.picture).toBeNull();
  expect(result.current.missing).toEqual([]);
  expect(result.current.is_wrong).toBe(false);
  expect(result.current.is_busy).toBe(true);
  act(() => result.current.submit(false));
  expect(result.current.save.isPending).toBe(false);
});

it("a draft that was there already can be saved again at once", async () => {
  const draft = { id: 9, status: "draft", revision: 1 } as Discovery;
  const { result } = composing(draft, { ...draft, revision: 2 });
  act(() => result.current.submit(true));
  await waitFor(() => expect(result.current.save.isSuccess).toBe(true));
  expect(result.current.is_busy).toBe(false);
});
