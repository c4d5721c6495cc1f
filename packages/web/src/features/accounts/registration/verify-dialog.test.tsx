// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

const PHONE = "+15145550199";
const sendSmsCode = vi.fn();
const onCancel = vi.fn();
const app = {
  api: { accounts: { sendSmsCode } },
  platform: { codeOfMessage: () => Promise.resolve(null) },
  host_facts: { outbox: false },
} as unknown as AppContext;

const refused = (code: string, status: number) =>
  Object.assign(new Error(code), { defined: true, code, status, data: undefined });

function open(): void {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={app}>
        <RouterContextProvider router={router as never}>
          <VerifyDialog phone={PHONE} onCancel={onCancel} onVerified={() => {}} />
        </RouterContextProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
}

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
  sendSmsCode.mockReset();
  onCancel.mockReset();
});

describe("the dialog that waits for a code", () => {
  it("mentions no code, and asks for none, if the server sends no text messages (accounts §47)", async () => {
    sendSmsCode.mockRejectedValue(refused("unavailable", 503));
    open();
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    const dialog = screen.getByRole("dialog", { name: "Verify your phone" });
    expect(dialog.textContent).toContain(m.registration_sms_off());
    expect(dialog.textContent).not.toMatch(/code/i);
    const [close] = screen.getAllByRole("button", { name: "Close" }).slice(-1);
    if (close) fireEvent.click(close);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("still asks for the code after a failure that may pass", async () => {
    sendSmsCode.mockRejectedValue(refused("too_many_sms_sent", 422));
    open();
    await screen.findByText(/^Too many SMS/);
    expect(screen.getByRole("dialog").textContent).toContain("Enter the 6-digit code that we text to");
    expect(screen.getByRole("textbox")).toBeTruthy();
  });
});
