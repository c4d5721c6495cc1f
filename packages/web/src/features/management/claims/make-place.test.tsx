// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EmptyPage, showPages } from "../../../testing/show-pages.tsx";
import { MakePlace } from "./make-place.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Add this restaurant" }));

it("a place with a missing field or an invalid postal code is not made, and says what is wrong (management §41)", async () => {
  const make = vi.fn(async () => ({ restaurant_id: 7 }));
  const api = {
    accounts: { currentUser: async () => ({ id: 1, phone_verified: true }) },
    opening: { make },
    places: { find: async () => ({ results: [] }), position: async () => ({ country_code: "FR" }) },
  };
  const history = createMemoryHistory({ initialEntries: ["/restaurant-admin/new"] });
  const pages = {
    "/restaurant-admin/new": () => <MakePlace name="Chez Zoé" />,
    "/restaurant-admin/$restaurant_id": EmptyPage,
  };
  showPages(pages, history, api);
  await screen.findByText("Add your restaurant");
  type("Street and number", "14 rue des Lilas");
  type("Postal code", "9021A");
  press();
  expect(screen.getByText("Invalid fields:").parentElement?.textContent).toContain("missing or invalid");
  screen.getByText("Enter its city.");
  screen.getByText(/^A postal code looks like H2X 1Y4/);
  expect(document.activeElement).toBe(screen.getByLabelText("City"));
  expect(make).not.toHaveBeenCalled();
  type("City", "Laval");
  type("Postal code", "h7n 2l1");
  expect(screen.queryByText("Invalid fields:")).toBeNull();
  press();
  await waitFor(() =>
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ postal_code: "h7n 2l1", country: "FR" })),
  );
});
