// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { ContactForm } from "./contact-form.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function show() {
  const contact = vi.fn(async () => true);
  const history = createMemoryHistory({ initialEntries: ["/contact"] });
  showPages({ "/contact": ContactForm }, history, { pages: { contact } }, { host_facts: { outbox: false } });
  return { contact, shown: () => screen.findByRole("button", { name: "Send" }) };
}

it("a field of the contact form is checked half a second after the last key (wire §27)", async () => {
  await show().shown();
  type("Your email", "lou@");
  expect(screen.queryByText("This email address is not valid")).toBeNull();
  await screen.findByText("This email address is not valid");
});

it("a contact form that cannot be sent says that fields are invalid, and which (wire §22)", async () => {
  const { contact, shown } = show();
  await shown();
  type("Your email", "lou@tablee.test");
  press("Send");
  expect(screen.getByText("Invalid fields:").parentElement?.textContent).toContain(
    "Some fields are missing or invalid",
  );
  expect(document.activeElement).toBe(screen.getByLabelText("Your name"));
  type("Your name", "Lou");
  type("Your message", "Where is the menu of the day?");
  expect(screen.queryByText("Invalid fields:")).toBeNull();
  press("Send");
  await waitFor(() => expect(contact).toHaveBeenCalledOnce());
});
