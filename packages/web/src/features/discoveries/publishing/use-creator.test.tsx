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
import { readBegun } from "./kept-composition.ts";
import { useCreator } from "./use-creator.ts";

const user = { id: 7 } as User;
const begun: Composition = {
  ...EMPTY,
  name: { en: "Ramen", fr: "" },
  restaurant: { id: 3, name: "Chez Lou", address: "" },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The state of the form of a discovery, whose calls answer with `saved`, once it arrives. */
function composing(discovery: Discovery | null, saved: object | Promise<object>) {
  const job = async () => ({ finished: true, progress: 1, error: null, data: await saved });
  const api = {
    publishing: { created: async () => ({ id: "p" }), update: async () => saved },
    progress: { get: job },
  } as unknown as Api;
  const app = { api, orpc: createOrpc(api) } as unknown as AppContext;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={app}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const onSaved = vi.fn();
  const form = renderHook(() => useCreator({ user, discovery, begun, onSaved, onWrong: () => {} }), { wrapper });
  return { ...form, onSaved };
}

/** Sends a new discovery, as its second attempt: the upload of the first one breaks off here. */
async function sendNew({ result }: Pick<ReturnType<typeof composing>, "result">): Promise<void> {
  act(() => result.current.submit(true));
  await waitFor(() => expect(result.current.save.isError).toBe(true));
  act(() => result.current.submit(true));
  await waitFor(() => expect(result.current.save.isPending).toBe(true));
}

const NEWER = { en: "Ramen with egg", fr: "" };

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

it("what is typed while a published discovery is being saved stays to be saved (discoveries §32)", async () => {
  const arrives = Promise.withResolvers<object>();
  const published = { id: 9, status: "approved", revision: 1, image_url: "/p.webp" } as Discovery;
  const { result, onSaved } = composing(published, arrives.promise);
  act(() => result.current.submit(false));
  await waitFor(() => expect(result.current.save.isPending).toBe(true));
  act(() => result.current.change({ name: NEWER }));
  await act(async () => arrives.resolve({ ...published, revision: 2 }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSaved.mock.calls[0]?.[1]).toBeNull();
  expect(result.current.is_busy).toBe(false);
  expect(result.current.composition.name).toEqual(NEWER);
});

it("a photo that is chosen meanwhile stays too", async () => {
  const arrives = Promise.withResolvers<object>();
  const published = { id: 9, status: "approved", revision: 1, image_url: "/p.webp" } as Discovery;
  const { result, onSaved } = composing(published, arrives.promise);
  act(() => result.current.submit(false));
  await waitFor(() => expect(result.current.save.isPending).toBe(true));
  act(() => void result.current.picture.choose(new Blob(["a picture"], { type: "image/png" })));
  await act(async () => arrives.resolve({ ...published, revision: 2 }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSaved.mock.calls[0]?.[1]).toBeNull();
  expect(result.current.picture.picture).not.toBeNull();
});

it("nothing leads away from what is typed while a new discovery is being sent", async () => {
  const arrives = Promise.withResolvers<object>();
  const form = composing(null, arrives.promise);
  const { result, onSaved } = form;
  await sendNew(form);
  act(() => result.current.change({ name: NEWER }));
  await act(async () => arrives.resolve({ id: 9, status: "draft", revision: 1 }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSaved.mock.calls[0]?.[1]).toBeNull();
  expect(result.current.is_busy).toBe(false);
  // It is a change of what was saved from now on, and no new discovery.
  expect(readBegun(user.id)).toEqual(EMPTY);
});

it("what was typed meanwhile stays on the device if its author has left before the answer", async () => {
  const arrives = Promise.withResolvers<object>();
  const form = composing(null, arrives.promise);
  const { result, onSaved, unmount } = form;
  await sendNew(form);
  act(() => result.current.change({ name: NEWER }));
  unmount();
  await act(async () => arrives.resolve({ id: 9, status: "draft", revision: 1 }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(readBegun(user.id).name).toEqual(NEWER);
});

it("what was saved as it is leads to where it is shown, or edited on", async () => {
  for (const [status, to] of [
    ["draft", "its editor"],
    ["pending", "its page"],
  ]) {
    const arrives = Promise.withResolvers<object>();
    const { result, onSaved } = composing(null, arrives.promise);
    await sendNew({ result });
    await act(async () => arrives.resolve({ id: 9, status }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved.mock.calls[0]?.[1]).toBe(to);
    expect(result.current.is_busy).toBe(true);
    expect(readBegun(user.id)).toEqual(EMPTY);
    cleanup();
  }
});
