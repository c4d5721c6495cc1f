// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { showPages } from "../../testing/show-pages.tsx";
import { useSendComment } from "./use-send-comment.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

function Writing() {
  const { send, refused } = useSendComment({ id: 5, account_id: 3 } as Discovery);
  return (
    <>
      <button type="button" onClick={() => send({ text: "Worth the walk", answers: null, key: "k" })}>
        Send
      </button>
      <p>{refused?.words}</p>
    </>
  );
}

/** Sends a comment that is refused, after the dialog was closed or not; returns the toasts. */
async function refusedAfter(isClosed: boolean): Promise<ReactNode[]> {
  const said: ReactNode[] = [];
  const Viewport = ({ onReady }: { onReady: (sink: ToastSink | null) => void }) => {
    useEffect(() => onReady({ show: ({ text }) => String(said.push(text)), dismiss: () => {} }), [onReady]);
    return <></>;
  };
  let close = () => {};
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    useEffect(() => {
      close = () => setOpen(false);
    }, []);
    return (
      <ToastProvider regionLabel="Toasts" closeLabel="Close" load={async () => Viewport}>
        {isOpen ? <Writing /> : null}
      </ToastProvider>
    );
  };
  const answer = Promise.withResolvers<object>();
  const create = vi.fn(() => answer.promise);
  const queryClient = new QueryClient();
  const { client } = showPages({ "/": Page }, createMemoryHistory(), { comments: { create } }, { queryClient });
  fireEvent.click(await screen.findByRole("button", { name: "Send" }));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  if (isClosed) act(close);
  answer.reject(new ORPCError("anti_spam", { defined: true, status: 422 }));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  return said;
}

it("a comment that is refused after its dialog was closed is told in a toast (wire §12)", async () => {
  const said = await refusedAfter(true);
  await waitFor(() => expect(said).toEqual([m.comments_anti_spam()]));
});

it("while the dialog is open, it tells that itself", async () => {
  const said = await refusedAfter(false);
  await screen.findByText(m.comments_anti_spam());
  expect(said).toEqual([]);
});
