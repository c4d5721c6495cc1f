// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SkipLink } from "./skip-link.tsx";

afterEach(cleanup);

it("focuses the content without changing the address, to which Back would scroll up again (shell §22)", () => {
  render(
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} />
    </>,
  );
  // Not prevented, the browser would follow the link.
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
