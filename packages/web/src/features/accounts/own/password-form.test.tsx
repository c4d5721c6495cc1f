// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { ChangePasswordForm } from "./password-form.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

async function form(changePassword: (typed: object) => Promise<unknown>) {
  const page = () => <ChangePasswordForm email="ana@tablee.example" />;
  showPages({ "/": page }, createMemoryHistory(), { accounts: { changePassword } }, { platform: {} });
  await screen.findByLabelText("Current password");
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (current: string, next: string, again = next) => {
  fireEvent.change(field("Current password"), { target: { value: current } });
  fireEvent.change(field("New password"), { target: { value: next } });
  fireEvent.change(field("New password again"), { target: { value: again } });
};
const press = () => fireEvent.click(screen.getByRole("button", { name: "Change password" }));
const DONE = "Your password was changed, and your other devices were signed out.";

it("a changed password is said, and the fields are empty without being wrong (accounts §39)", async () => {
  const changePassword = vi.fn(async (_: object) => true);
  await form(changePassword);
  type("Before2026", "Grenoble7");
  press();
  await screen.findByText(DONE);
  expect(changePassword.mock.calls).toEqual([[{ current_password: "Before2026", password: "Grenoble7" }]]);
  const fields = ["Current password", "New password", "New password again"].map(field);
  expect(fields.map(({ value }) => value)).toEqual(["", "", ""]);
  expect(fields.filter((one) => one.getAttribute("aria-invalid") === "true")).toEqual([]);
  // The next attempt begins without the message of this one.
  fireEvent.change(field("Current password"), { target: { value: "G" } });
  await waitFor(() => expect(screen.queryByText(DONE)).toBeNull());
});

it("a wrong current password is said beside it, and what was typed stays", async () => {
  await form(() => Promise.reject(new ORPCError("wrong_password", { defined: true, status: 422 })));
  type("Wrong2026", "Grenoble7");
  press();
  await screen.findByText("This is not your current password");
  expect(field("Current password").getAttribute("aria-invalid")).toBe("true");
  expect(field("New password again").value).toBe("Grenoble7");
});

it("two new passwords that differ are not sent", async () => {
  const changePassword = vi.fn();
  await form(changePassword);
  type("Before2026", "Grenoble7", "Grenoble8");
  press();
  await screen.findByText("Oops, passwords don't match");
  expect(changePassword).not.toHaveBeenCalled();
});
