// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { DayHead } from "./day-head.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** Where the head of a day leads that ends in `hours`. */
function linksOf(hours: number) {
  const context = { rendered_at: new Date() } as AppContext;
  render(
    <ContextOfApp value={context}>
      <DayHead
        date="2026-11-28"
        span={{ starts: at(hours - 24), ends: at(hours) }}
        timezone="America/Toronto"
        // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the head fills it
        linkTo={(date) => <a href={`/${date}`} />}
      />
    </ContextOfApp>,
  );
  return screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
}

it("a business day that is over has the days before and after it", () => {
  expect(linksOf(-1)).toEqual([
    ["Previous day", "/2026-11-27"],
    ["Next day", "/2026-11-29"],
  ]);
});

it("the current business day has none after it (management §28)", () => {
  expect(linksOf(1)).toEqual([["Previous day", "/2026-11-27"]]);
});
