// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { sendInVain } from "../../../testing/eight-seconds.ts";
import { VerifyDialog } from "./verify-dialog.tsx";

const PHONE = "+15145550199";
const sendSmsCode = vi.fn();
const checkSmsCode = vi.fn();
const onCancel = vi.fn();
const app = {
  api: { accounts: { sendSmsCode, checkSmsCode } },
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
  checkSmsCode.mockReset();
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

  it("says that another code is on its way, and moves the focus to its field (accounts §20)", async () => {
    sendSmsCode.mockRejectedValueOnce(new Error("no network"));
    open();
    const again = await screen.findByRole("button", { name: m.registration_resend() });
    again.focus();
    let arrive = () => {};
    sendSmsCode.mockReturnValue(new Promise<void>((resolve) => void (arrive = resolve)));
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(m.registration_sending()));
    arrive();
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(m.registration_resent()));
    expect(screen.queryByRole("button", { name: m.registration_resend() })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  it("marks the field as invalid after a wrong code, but not after a lost connection", async () => {
    sendSmsCode.mockResolvedValue(true);
    checkSmsCode.mockRejectedValueOnce(refused("offline", 503)).mockRejectedValueOnce(refused("wrong_code", 422));
    open();
    const field = screen.getByRole("textbox");
    fireEvent.change(field, { target: { value: "123456" } });
    fireEvent.click(screen.getByRole("button", { name: m.registration_verify() }));
    await screen.findByText(m.errors_offline_text());
    expect(field.getAttribute("aria-invalid")).not.toBe("true");
    fireEvent.click(screen.getByRole("button", { name: m.registration_verify() }));
    await screen.findByText(m.registration_sms_wrong());
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("says in words that the code is still being sent (shell §43)", async () => {
    sendSmsCode.mockResolvedValue(true);
    checkSmsCode.mockReturnValue(new Promise(() => {}));
    open();
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "123456" } });
    await sendInVain(() => fireEvent.click(screen.getByRole("button", { name: m.registration_verify() })));
    expect(screen.getByText(m.shell_still_sending())).toBeTruthy();
  });

  it("still asks for the code after a failure that may pass", async () => {
    sendSmsCode.mockRejectedValue(refused("too_many_sms_sent", 422));
    open();
    await screen.findByText(/^Too many SMS/);
    expect(screen.getByRole("dialog").textContent).toContain("Enter the 6-digit code that we text to");
    expect(screen.getByRole("textbox")).toBeTruthy();
  });
});
