// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { lateError, onNoAnswer, tellLineBack, unfetched } from "../../api/unfetched.ts";
import { m } from "../../paraglide/messages.js";
import { openedPart } from "./opened-part.tsx";

beforeAll(() => import("@tablee/design-system/toasts/toast-viewport"));

const server = vi.fn<typeof fetch>();
const unreachable = () => server.mockRejectedValue(new TypeError("Failed to fetch"));
const reachable = () => server.mockResolvedValue(new Response());
beforeEach(() => {
  vi.stubGlobal("fetch", server);
  unreachable();
});
afterEach(() => {
  cleanup();
  onNoAnswer(() => undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Sheet = ({ open = true }: { open?: boolean }) => (open ? <p>The comments</p> : null);

const left = vi.fn();

/** A page with a button that opens a part, whose loading has these outcomes, and then succeeds. */
async function page(...outcomes: Error[]) {
  left.mockClear();
  const load = vi.fn(async () => {
    const failure = outcomes.shift();
    if (failure) throw failure;
    return Sheet;
  });
  const Part = openedPart(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <p>The feed</p>
        <button type="button" onClick={() => setOpen(!open)}>
          Comments
        </button>
        <Part
          open={open}
          leave={() => {
            left();
            setOpen(false);
          }}
        />
      </>
    );
  }
  render(
    <ToastProvider regionLabel="Messages" closeLabel="Close">
      <Page />
    </ToastProvider>,
  );
  await press("Comments");
  return load;
}

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));
async function press(name: string) {
  // Of a toast that nobody points at or focuses, assistive technology gets only the announcement.
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByRole("button", { name, hidden: true }));
  await settle();
}
const shows = (words: string) => screen.queryAllByText(words).length > 0;

it("a part that cannot be loaded leaves the page, says that there is no connection, and opens once it is back", async () => {
  const noticed = vi.fn();
  onNoAnswer(noticed);
  const load = await page(unfetched("no line"));
  expect(shows("The feed")).toBe(true);
  expect(shows(m.errors_offline_text())).toBe(true);
  expect(noticed, "somebody watches for the connection").toHaveBeenCalledTimes(1);
  await act(async () => tellLineBack());
  await settle();
  expect(shows("The comments")).toBe(true);
  expect(shows(m.errors_offline_text())).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
});

it("whoever closes the message has given up: the part does not open later, and is loaded again when it is pressed", async () => {
  const load = await page(unfetched("no line"));
  await press("Close");
  await act(async () => tellLineBack());
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(shows("The comments")).toBe(false);
  await press("Comments");
  expect(shows("The comments")).toBe(true);
});

it("whoever leaves the part in another way takes the message along", async () => {
  await page(unfetched("no line"));
  await press("Comments");
  expect(shows(m.errors_offline_text())).toBe(false);
});

it("Try again tries again", async () => {
  await page(unfetched("no line"), unfetched("no line"));
  await press(m.shell_try_again());
  expect(shows(m.errors_offline_text())).toBe(true);
  await press(m.shell_try_again());
  expect(shows("The comments")).toBe(true);
});

it("a part that was cut off although the server answers is loaded again at once", async () => {
  reachable();
  await page(unfetched("cut off"));
  expect(shows("The comments")).toBe(true);
  expect(shows(m.errors_network_text())).toBe(false);
});

it("a part that the server no longer has leaves the page as well, and a reload of it is offered", async () => {
  reachable();
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  await page(unfetched("gone"), unfetched("gone"));
  expect(shows("The feed")).toBe(true);
  expect(shows(m.errors_network_text())).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  await press(m.shell_try_again());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(left, "the reloaded page is to show the part").not.toHaveBeenCalled();
});

it("a part that the server no longer has is still wanted if there is no connection for the reload", async () => {
  reachable();
  await page(unfetched("gone"), unfetched("gone"), unfetched("no line"));
  unreachable();
  await press(m.shell_try_again());
  expect(left).not.toHaveBeenCalled();
  expect(shows(m.errors_offline_text())).toBe(true);
  await act(async () => tellLineBack());
  await settle();
  expect(shows("The comments")).toBe(true);
});

it("a part that came too late is said to be late, and tried again", async () => {
  reachable();
  await page(lateError());
  expect(shows(m.errors_timeout_text())).toBe(true);
  await press(m.shell_try_again());
  expect(shows("The comments")).toBe(true);
});

it("nothing is loaded before the first press, and a closed part stays for its closing animation", async () => {
  const load = await page();
  expect(load).toHaveBeenCalledTimes(1);
  await press("Comments");
  expect(shows("The comments")).toBe(false);
  await press("Comments");
  expect(shows("The comments")).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});
