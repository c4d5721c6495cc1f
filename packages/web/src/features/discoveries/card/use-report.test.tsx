// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { settle } from "../../../testing/show-pages.tsx";
import { useReport } from "./use-report.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
  vi.restoreAllMocks();
});

function Report() {
  const report = useReport(7);
  return (
    <button type="button" onClick={report.toggle}>
      {report.on ? "on" : "off"}
    </button>
  );
}

/** A report whose calls are answered when the test says so. */
function show() {
  const calls: { resolve: (answer: object) => void; reject: (error: unknown) => void }[] = [];
  const interact = () => new Promise((resolve, reject) => calls.push({ resolve, reject }));
  const api = { discoveries: { interact } };
  const queryClient = new QueryClient();
  const orpc = createOrpc(api as unknown as Api);
  queryClient.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), {
    reported_recommendations: [],
  } as never);
  render(
    <ToastProvider regionLabel="Messages" closeLabel="Close">
      <QueryClientProvider client={queryClient}>
        <ContextOfApp value={{ api, orpc, queryClient } as unknown as AppContext}>
          <Report />
        </ContextOfApp>
      </QueryClientProvider>
    </ToastProvider>,
  );
  const answer = async (how: "resolve" | "reject", what: unknown) => {
    await act(async () => calls.shift()?.[how](what as object));
    await settle();
  };
  return { answer, press: () => (fireEvent.click(screen.getByRole("button", { name: /^o/ })), settle()) };
}

it("a report says that it was sent once it is stored (discoveries §16)", async () => {
  const { answer, press } = show();
  await press();
  expect(screen.getByRole("button", { name: "on" })).toBeTruthy();
  expect(screen.queryByText("Report Submitted")).toBeNull();
  await answer("resolve", { enabled: true, likes: 0 });
  await screen.findByText("Report Submitted");
});

it("a report that could not be stored says nothing, and is logged (wire §23)", async () => {
  const logged = vi.spyOn(console, "info").mockImplementation(() => {});
  const { answer, press } = show();
  await press();
  await answer("reject", new Error("away"));
  expect(screen.getByRole("button", { name: "off" })).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  expect(screen.queryByText(/^Report /)).toBeNull();
});
