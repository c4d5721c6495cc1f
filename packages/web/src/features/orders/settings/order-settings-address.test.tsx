// @vitest-environment happy-dom
import type { Place } from "@tablee/contract/places/places.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { SessionProvider } from "../../../session/session.ts";
import { openTokens } from "../../../session/token.ts";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { basketStore } from "../basket/basket-store.ts";
import { AddressField } from "./order-settings-address.tsx";
import { OrderSettingsContext } from "./order-settings-context.ts";

const tokens = (token: string | null) =>
  openTokens({ write: async () => {}, onChangeElsewhere: () => {}, read: async () => token });
const before = getLocale;
beforeEach(async () => {
  overwriteGetLocale(() => "en");
  await tokens("token");
});
afterEach(async () => {
  cleanup();
  basketStore.reset();
  overwriteGetLocale(before);
  await tokens(null);
});

const ANA = {
  id: 1,
  address: "5241 rue Fabre",
  address_complement: "app. 3",
  city: "Montréal",
  state: "QC",
  postal_code: "H2J 3W5",
  phone_number: null,
};
const OWN = "5241 rue Fabre, Montréal, QC H2J 3W5";
const place = (address: string): Place => ({
  formatted_address: `${address}, Montréal, QC`,
  address,
  city: "Montréal",
  postal_code: "",
  latitude: 45.5,
  longitude: -73.6,
  accuracy_m: 10,
  type: null,
});

/** The field of a signed-in member, who has taken the account's own address. `found` is what suggestions offer. */
async function ownTaken(found = place("8000 boulevard LaSalle")) {
  const settings = { place: "known", reach: null, restaurant: { latitude: null, longitude: null } } as never;
  const page = () => (
    <SessionProvider>
      <OrderSettingsContext value={settings}>
        <AddressField />
      </OrderSettingsContext>
    </SessionProvider>
  );
  const results = async () => ({ results: [found] });
  const api = {
    accounts: { currentUser: () => new Promise(() => {}) },
    places: { suggest: results, reverse: results },
  };
  const platform = { position: async () => ({ latitude: 45.5, longitude: -73.6 }) };
  const { client, orpc } = showPages({ "/": page }, createMemoryHistory({ initialEntries: ["/"] }), api, { platform });
  await screen.findByRole("combobox");
  client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), ANA as never);
  fireEvent.click(await screen.findByRole("button", { name: /5241 rue Fabre/ }));
  await settle();
  expect(delivery()).toMatchObject({ address: OWN, address_complement: "app. 3" });
}

const delivery = () => basketStore.get().delivery;
const type = (address: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value: address } });
const writeUnit = (address_complement: string) =>
  act(() => basketStore.set({ delivery: { ...delivery(), address_complement } }));

it("the account's apartment goes when another address is typed (places §20)", async () => {
  await ownTaken();
  type("8000 boul lasalle");
  expect(delivery()).toMatchObject({ address: "8000 boul lasalle", address_complement: "" });
});

it("and when the device's position is taken, which is at another door", async () => {
  await ownTaken();
  fireEvent.click(screen.getByRole("button", { name: "Use my current location" }));
  await waitFor(() => expect(delivery().address).toBe("8000 boulevard LaSalle, Montréal, QC"));
  expect(delivery().address_complement).toBe("");
});

it("that apartment stays while the address is still that of the account, however it is written", async () => {
  await ownTaken(place("5241 rue Fabre"));
  type("5241, rue Fabre, Montreal");
  expect(delivery().address_complement).toBe("app. 3");
  fireEvent.click(screen.getByRole("button", { name: "Use my current location" }));
  await waitFor(() => expect(delivery().address).toBe("5241 rue Fabre, Montréal, QC"));
  expect(delivery().address_complement).toBe("app. 3");
});

it("what was typed as an apartment stays with any address", async () => {
  await ownTaken();
  writeUnit("app. 5, ring twice");
  type("8000 boul lasalle");
  expect(delivery().address_complement).toBe("app. 5, ring twice");
  writeUnit("app. 3");
  type("12 rue Sainte-Catherine");
  expect(delivery().address_complement).toBe("app. 3");
});
