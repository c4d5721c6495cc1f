// @vitest-environment happy-dom
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { showPages } from "../../../../testing/show-pages.tsx";
import { useSettingsForm } from "../use-settings.ts";
import { FRANCE, QUEBEC, type Tax, withNumbers } from "./tax-presets.ts";
import { TaxSection } from "./tax-section.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const numbered = (tax: Tax, ...registrations: (string | null)[]): Tax => ({
  ...tax,
  rates: tax.rates.map((rate, at) => ({ ...rate, registration: registrations[at] ?? null })),
});

/** The taxes of a restaurant that has stored these; `save` is what its Save button does. */
function show(tax: Tax | null, own: { timezone?: string; currency?: string } = {}) {
  const settings = { name_en: "Margot", tax, timezone: "America/Toronto", currency: "CAD", ...own };
  const page = { restaurant_id: 7, name: { default: null }, settings } as unknown as SettingsPage;
  const change = vi.fn(async () => page);
  const Taxes = () => {
    const form = useSettingsForm(page);
    return (
      <>
        <TaxSection form={form} />
        <button type="button" onClick={form.save}>
          save
        </button>
      </>
    );
  };
  const draft = async () => ({ live: { items: [] } });
  showPages({ "/": Taxes }, createMemoryHistory(), { settings: { change }, management: { draft } });
  return change;
}

const LABEL = "Registration number (shown on receipts)";
const fields = () => screen.findAllByRole<HTMLInputElement>("textbox", { name: LABEL });
const WRONG = /^A registration number has at most 40/;

it("a number is typed beside each tax, with an example of the place's own, and saved (orders §46)", async () => {
  const change = show(null);
  const [gst, qst] = await fields();
  expect([gst, qst].map((field) => [field?.placeholder, field?.autocomplete])).toEqual([
    ["123456789 RT0001", "off"],
    ["1234567890 TQ0001", "off"],
  ]);
  fireEvent.change(gst!, { target: { value: "123456789 RT0002" } });
  fireEvent.click(screen.getByRole("button", { name: "save" }));
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith({
      restaurant_id: 7,
      seen: { tax: null },
      values: { tax: numbered(QUEBEC, "123456789 RT0002") },
    }),
  );
});

it("a wrong number is told beside its field, and nothing is saved until it is corrected", async () => {
  const change = show(null);
  const [gst, qst] = await fields();
  fireEvent.change(qst!, { target: { value: "1".repeat(41) } });
  const error = await screen.findByText(WRONG);
  expect(qst!.getAttribute("aria-describedby")?.split(" ")).toContain(error.closest("[id]")?.id);
  expect([gst!, qst!].map((field) => field.getAttribute("aria-invalid"))).toEqual([null, "true"]);
  expect(screen.queryAllByText(WRONG)).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "save" }));
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(qst!, { target: { value: "" } });
  expect(screen.queryByText(WRONG)).toBeNull();
});

it("in France the example is French, and a rate without a number says which one it is lent", async () => {
  show(numbered(FRANCE, "FR12345678901"), { timezone: "Europe/Paris", currency: "EUR" });
  const [first, second] = await fields();
  expect([first!.value, second!.value, second!.placeholder]).toEqual(["FR12345678901", "", "FR12345678901"]);
  screen.getByText("Left empty, receipts show FR12345678901, as for the other rate of this tax.");
  // It is the usual tax of France, whatever its number.
  expect(screen.queryByRole("button", { name: /VAT at 10%/ })).toBeNull();
});

it("elsewhere there is no example", async () => {
  show(QUEBEC, { timezone: "America/New_York", currency: "USD" });
  expect((await fields()).map(({ placeholder }) => placeholder)).toEqual(["", ""]);
});

it("going back to a usual tax keeps the numbers of the taxes that it has", async () => {
  const GST = "123456789 RT0001";
  const typed = numbered(QUEBEC, GST);
  const change = show({ ...typed, rates: [{ ...typed.rates[0]!, rate: 6 }] });
  fireEvent.click(await screen.findByRole("button", { name: "Back to Québec’s GST and QST" }));
  fireEvent.click(screen.getByRole("button", { name: "save" }));
  await waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ values: { tax: typed } })));
  const cases: [Tax, Tax, (string | null)[]][] = [
    [FRANCE, numbered(FRANCE, "FR1"), ["FR1", null]],
    [FRANCE, numbered({ ...FRANCE, rates: [{ ...FRANCE.rates[0]!, rate: 5.5 }] }, "FR1"), ["FR1", "FR1"]],
    [QUEBEC, numbered(FRANCE, "FR1"), [null, null]],
  ];
  for (const [usual, own, numbers] of cases) {
    expect(withNumbers(usual, own).rates.map(({ registration }) => registration)).toEqual(numbers);
  }
});
