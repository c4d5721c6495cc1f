// @vitest-environment happy-dom
import type { MemberCard } from "@tablee/contract/members/member.schema";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MemberRow } from "./member-row.tsx";

afterEach(cleanup);

const member = {
  id: 7,
  first_name: "Marie-Antoinette",
  last_name: "de la Rochefoucauld",
  avatar_url: null,
  certification: null,
  recommendation_count: 12,
} as unknown as MemberCard;

it("keeps the button beside a long name on the narrowest phone, where the name wraps to a second line", () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router as never}>
      <MemberRow member={member}>
        <button type="button">Follow</button>
      </MemberRow>
    </RouterContextProvider>,
  );
  const who = screen.getByRole("link");
  // A row of a trend is 248 px wide at 320 px: this and a button of 100 px must fit in one line.
  const [, rem] = /\bbasis-\[([\d.]+)rem\]/.exec(who.className) ?? [];
  expect(Number(rem) * 16 + 14 + 100).toBeLessThanOrEqual(248);
  expect(screen.getByText("Marie-Antoinette de la Rochefoucauld").className).toMatch(/\bline-clamp-2\b/);
});
