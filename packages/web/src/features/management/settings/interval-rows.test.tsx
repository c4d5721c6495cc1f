// @vitest-environment happy-dom
import type { Interval } from "@tablee/domain/restaurants/intervals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { NOON } from "../../orders/words/order.example.ts";
import { DatesPart } from "./dates-part.tsx";
import { IntervalRows } from "./interval-rows.tsx";
import { OffersSection } from "./offers-section.tsx";
import type { SettingsForm } from "./use-settings.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

function Day({ hours }: { hours: Interval }) {
  const [intervals, setIntervals] = useState<Interval[]>([hours]);
  return <IntervalRows day="Monday" intervals={intervals} onChange={setIntervals} onRemove={() => {}} />;
}

it("shows that a day from midnight to midnight is open 24 hours", () => {
  render(<Day hours={[0, 22]} />);
  expect(screen.queryByText("Open 24 hours")).toBeNull();
  fireEvent.change(screen.getByLabelText("Monday, hours 1, to"), { target: { value: "00:00" } });
  expect(screen.getByText("Open 24 hours")).toBeTruthy();
  expect(screen.queryByText("next morning")).toBeNull();
});

it("shows that hours past midnight end the next morning", () => {
  render(<Day hours={[17, 26]} />);
  expect(screen.getByText("next morning")).toBeTruthy();
});

const client = new QueryClient();
const api = { management: { draft: () => new Promise(() => {}) } };

/** A section of the settings, whose values change as it says. */
function Section({ of: Shown, values }: { of: (props: { form: SettingsForm }) => ReactNode; values: object }) {
  const [now, setNow] = useState<object>(values);
  const page = { timezone: "America/Toronto", currency: "CAD", settings: { offers: [] } };
  const set = (name: string, value: unknown) => setNow((all) => ({ ...all, [name]: value }));
  return (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ rendered_at: NOON, orpc: createOrpc(api as unknown as Api) } as unknown as AppContext}>
        <Shown form={{ values: now, page, set, problemOf: () => null } as unknown as SettingsForm} />
      </ContextOfApp>
    </QueryClientProvider>
  );
}

async function press(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
  const focused = document.activeElement;
  return focused === document.body ? null : (focused?.getAttribute("aria-label") ?? focused?.textContent);
}

const DATES = {
  closed_dates: ["2999-12-24", "2999-12-25"],
  special_hours: ["26", "27"].map((day) => ({ from: `2999-12-${day}`, to: `2999-12-${day}`, hours: [[11, 15]] })),
};

it("a date that is removed hands the focus to the next one, the one before, or what adds one", async () => {
  render(<Section of={DatesPart} values={DATES} />);
  expect(await press("Open again on December 24, 2999")).toBe("Open again on December 25, 2999");
  expect(await press("Open again on December 25, 2999")).toBe("Closed days");
  expect(await press("Remove hours 1 of December 27, 2999")).toBe("Special hours");
  expect(await press("Remove the special hours of December 27, 2999")).toBe(
    "Remove the special hours of December 26, 2999",
  );
  expect(await press("Remove the special hours of December 26, 2999")).toBe("Add special hours");
});

const NO_TERMS = {
  item_ids: null,
  amount: 10,
  from: 0,
  modes: null,
  hours: null,
  starts: null,
  ends: null,
  code: null,
  per_member: null,
  in_all: null,
};

it("an offer that is ended hands the focus to the next one, or to the heading of the offers", async () => {
  const offer = (ref: string) => ({
    ref,
    name: { en: ref, fr: null, default: null },
    kind: "second_half",
    ...NO_TERMS,
  });
  render(<Section of={OffersSection} values={{ offers: [offer("One"), offer("Two")] }} />);
  for (const [name, next] of [
    ["One", "Edit: Two"],
    ["Two", "Offers"],
  ] as const) {
    await press(`Edit: ${name}`);
    expect(await press(`End this offer: ${name}`)).toBe(next);
  }
});
