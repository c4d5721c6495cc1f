// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { AvatarFoot } from "./avatar-foot.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const REST = { share: null, saving: false, ready: false, saved: false, error: null, ofPicture: true };
const ASKED = "Choose a picture to save it.";

it("asks for a picture if none is chosen, but not below the message that one is saved (accounts §42)", () => {
  const { rerender } = render(<AvatarFoot {...REST} />);
  expect(screen.getByText(ASKED)).toBeTruthy();
  rerender(<AvatarFoot {...REST} ready />);
  expect(screen.queryByText(ASKED)).toBeNull();
  rerender(<AvatarFoot {...REST} saved />);
  expect(screen.getByText(/^Saved\./)).toBeTruthy();
  expect(screen.queryByText(ASKED)).toBeNull();
  rerender(<AvatarFoot {...REST} />);
  expect(screen.getByText(ASKED)).toBeTruthy();
});

it("does not ask for a picture if the portrait is drawn", () => {
  render(<AvatarFoot {...REST} ofPicture={false} />);
  expect(screen.queryByText(ASKED)).toBeNull();
});
