// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { showPages } from "../../../testing/show-pages.tsx";
import { PinControls } from "./pin-controls.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const LYON = { latitude: 45.76, longitude: 4.83 };

async function shown(position: typeof LYON | null, at: typeof LYON | null = null) {
  const told = { onBegin: vi.fn(), onEnd: vi.fn(), onHere: vi.fn() };
  const page = () => <PinControls at={at} isHeld {...told} />;
  showPages({ "/": page }, createMemoryHistory(), {}, { platform: { position: async () => position } });
  await screen.findByRole("status");
  return told;
}

it("a confirmation without a pin says what to do, and one with a pin ends the moving (management §20)", async () => {
  const none = await shown(null);
  fireEvent.click(screen.getByRole("button", { name: "The pin is right" }));
  await screen.findByText(/^First move the map/);
  expect(none.onEnd).not.toHaveBeenCalled();
  cleanup();
  const some = await shown(null, LYON);
  fireEvent.click(screen.getByRole("button", { name: "The pin is right" }));
  expect(some.onEnd).toHaveBeenCalledOnce();
});

it("the pin goes to where the device is, or the screen says that nobody knows (management §20)", async () => {
  const found = await shown(LYON);
  fireEvent.click(screen.getByRole("button", { name: "My position" }));
  await vi.waitFor(() => expect(found.onHere).toHaveBeenCalledWith(LYON));
  cleanup();
  await shown(null);
  fireEvent.click(screen.getByRole("button", { name: "My position" }));
  await screen.findByText(/^Your position could not be found/);
});
