// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { m } from "../../paraglide/messages.js";
import { holdUnsaved } from "../../platform/unsaved-tabs.ts";
import { useAskedSignOut } from "./asked-sign-out.tsx";

const signOut = vi.fn<() => void>();
let save: () => void;

function WayOut() {
  const { press, question } = useAskedSignOut(signOut);
  return (
    <>
      <button type="button" onClick={press}>
        Out
      </button>
      {question}
    </>
  );
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Out" }));
const answer = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const isAsked = () => screen.queryByRole("alertdialog") !== null;

beforeEach(() => {
  save = holdUnsaved();
  render(<WayOut />);
});
afterEach(() => {
  cleanup();
  save();
  save = () => {};
  signOut.mockReset();
});

it("asks before it signs out where something is unsaved, and once", async () => {
  press();
  await answer(m.own_stay());
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(signOut).not.toHaveBeenCalled();
  press();
  await answer(m.shell_log_out());
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(signOut).toHaveBeenCalledOnce();
});

it("signs out at once where everything is saved", async () => {
  save();
  save = () => {};
  press();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(isAsked()).toBe(false);
});
