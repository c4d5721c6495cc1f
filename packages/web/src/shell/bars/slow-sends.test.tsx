// @vitest-environment happy-dom
import type { ToastOptions } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../paraglide/messages.js";
import { SlowSends } from "./slow-sends.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The screen of a manager, and the toasts that it shows. */
async function screen() {
  const client = new QueryClient();
  const shown = new Map<string, ToastOptions["text"]>();
  const sink = {
    show: ({ id = "", text }: ToastOptions) => {
      shown.set(id, text);
      return id;
    },
    dismiss: (id: string) => void shown.delete(id),
  };
  const Viewport = ({ onReady }: { onReady: (ready: typeof sink | null) => void }) => {
    useEffect(() => onReady(sink), [onReady]);
    return <></>;
  };
  render(
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="Messages" closeLabel="Close" load={() => Promise.resolve(Viewport)}>
        <SlowSends />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const send = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mutation = client.getMutationCache().build(client, { mutationFn: () => promise });
    await act(async () => void mutation.execute(undefined));
    return () => act(async () => resolve());
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { send, pass, texts: () => [...shown.values()] };
}

it("says after eight seconds that something is still being sent, until it is answered (shell §43)", async () => {
  const { send, pass, texts } = await screen();
  const first = await send();
  await pass(7_999);
  expect(texts()).toEqual([]);
  await pass(1);
  expect(texts()).toEqual([m.shell_still_sending()]);
  await first();
  expect(texts()).toEqual([]);
});

it("counts from the oldest of those that are not answered", async () => {
  const { send, pass, texts } = await screen();
  const first = await send();
  await pass(5_000);
  const second = await send();
  await pass(3_000);
  expect(texts()).toEqual([m.shell_still_sending()]);
  await first();
  await pass(4_999);
  expect(texts()).toEqual([]);
  await pass(1);
  expect(texts()).toEqual([m.shell_still_sending()]);
  await second();
  expect(texts()).toEqual([]);
});
