// @vitest-environment happy-dom
import type { ToastSink } from "@tablee/design-system/toasts/toast-viewport";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offlineError } from "../../../api/call-error.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import { appealFailure } from "./publishing-words.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

it("an appeal that fails after its dialog was closed is told, and its text is kept (wire §12)", async () => {
  const said: ReactNode[] = [];
  const Viewport = ({ onReady }: { onReady: (sink: ToastSink | null) => void }) => {
    useEffect(() => onReady({ show: ({ text }) => String(said.push(text)), dismiss: () => {} }), [onReady]);
    return <></>;
  };
  let show = (_isOpen: boolean) => {};
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    useEffect(() => {
      show = setOpen;
    }, []);
    return (
      <ToastProvider regionLabel="Toasts" closeLabel="Close" load={async () => Viewport}>
        {isOpen ? <AppealDialog id={9} onAppealed={() => {}} onClose={() => setOpen(false)} /> : null}
      </ToastProvider>
    );
  };
  const first = Promise.withResolvers<object>();
  const appeal = vi.fn(() => first.promise);
  showPages({ "/": Page }, createMemoryHistory(), { publishing: { appeal } });
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(m.publishing_appeal_label());
  const send = () => fireEvent.click(screen.getByRole("button", { name: m.publishing_appeal_send() }));
  fireEvent.change(await field(), { target: { value: "It is my own photo." } });
  send();
  await waitFor(() => expect(appeal).toHaveBeenCalledTimes(1));
  act(() => show(false));
  const lost = offlineError(null);
  first.reject(lost);
  await waitFor(() => expect(said).toEqual([appealFailure(lost)]));
  act(() => show(true));
  expect((await field()).value).toBe("It is my own photo.");
  appeal.mockResolvedValueOnce({ id: 9 });
  send();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // What was sent is not proposed again.
  act(() => show(true));
  expect((await field()).value).toBe("");
});
