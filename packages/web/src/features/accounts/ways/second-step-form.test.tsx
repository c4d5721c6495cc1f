// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { sendInVain } from "../../../testing/eight-seconds.ts";
import { showPages } from "../../../testing/show-pages.tsx";
import { SecondStepForm } from "./second-step-form.tsx";

afterEach(cleanup);

it("the second step of a sign-in says in words that it is still being sent (shell §43)", async () => {
  const nothing = () => {};
  const form = () => (
    <SecondStepForm needed={{ key: "k", ways: ["code"] }} remember onSignedIn={nothing} onBack={nothing} />
  );
  const api = { accounts: { loginSecondStep: () => new Promise(() => {}) } };
  showPages({ "/": form }, createMemoryHistory({ initialEntries: ["/"] }), api);
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "123456" } });
  await sendInVain(() => fireEvent.click(screen.getByRole("button", { name: m.ways_confirm_action() })));
  expect(screen.getByText(m.shell_still_sending())).toBeTruthy();
});
