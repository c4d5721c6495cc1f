// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import type { SavedGroup, SavedZone } from "@tablee/contract/places/manage-places.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EmptyPage, showPages } from "../../../testing/show-pages.tsx";
import { PlacesAdmin } from "./places-admin.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const text = (words: string) => ({ en: words, fr: words, default: null });
const LINA = { id: 1, name: text("Chez Lina") };
const BAO = { id: 2, name: text("Bao Bao") };
const MIKO = { id: 3, name: text("Miko") };
const ZONE = { zone: "old-port", name: text("Old Port"), centre: { latitude: 45.5, longitude: -73.5 }, radius: 1_200 };
const MILE_END = { ...ZONE, zone: "mile-end", name: text("Mile End") };
const GROUP = { id: 7, alias: "both", name: text("Both"), restaurants: [LINA, BAO] };

function showPage(saveGroup: (asked: SavedGroup) => Promise<unknown> = async () => GROUP) {
  let zones = [ZONE, MILE_END];
  const sent: SavedZone[] = [];
  const managed = async () => ({ zones, groups: [GROUP] });
  const saveZone = async (asked: SavedZone) => {
    const { was, zone } = asked;
    sent.push(asked);
    zones = zones.map((each) => (each.zone === was ? { ...each, zone } : each));
    return { ...ZONE, zone };
  };
  const history = createMemoryHistory({ initialEntries: ["/admin/places"] });
  const pages = { "/admin/places": PlacesAdmin, "/elsewhere": EmptyPage };
  const { router, client } = showPages(pages, history, { places: { managed, saveGroup, saveZone } });
  const changeRadius = async (radius: number) => {
    zones = zones.map((each) => ({ ...each, radius }));
    await act(() => client.invalidateQueries());
  };
  return {
    sent,
    changeRadius,
    leave: () => act(async () => void router.navigate({ to: "/elsewhere" as never })),
    history,
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("what is typed about a place stays while another form is opened, and leaving asks first (places §18)", async () => {
  const { leave, history } = showPage();
  await screen.findByText("Old Port");
  press("Change Old Port");
  type("Radius in metres", "900");
  press("Change Mile End");
  expect(screen.getAllByLabelText<HTMLInputElement>("Radius in metres").map(({ value }) => value)).toEqual([
    "900",
    "1200",
  ]);
  fireEvent.click(screen.getAllByRole("button", { name: "Cancel" })[1]!);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Mile End" }));
  await leave();
  await screen.findByRole("alertdialog");
  press("Keep editing");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Radius in metres").value).toBe("900");
  await leave();
  await screen.findByRole("alertdialog");
  press("Leave");
  await waitFor(() => expect(history.location.pathname).toBe("/elsewhere"));
});

it("leaving several forms in which something was typed asks once", async () => {
  const { leave, history } = showPage();
  await screen.findByText("Old Port");
  press("Change Old Port");
  press("Change Mile End");
  press("Change Both");
  for (const field of screen.getAllByLabelText("Name in English"))
    fireEvent.change(field, { target: { value: "Typed" } });
  await leave();
  await screen.findByRole("alertdialog");
  press("Leave");
  await waitFor(() => expect(history.location.pathname).toBe("/elsewhere"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("a form that is closed gives its focus to the row once, also under another alias", async () => {
  const { changeRadius } = showPage();
  await screen.findByText("Old Port");
  press("Change Old Port");
  type("Short name", "vieux-port");
  press("Save");
  await screen.findByText(/vieux-port/);
  const button = screen.getByRole("button", { name: "Change Old Port" });
  await waitFor(() => expect(document.activeElement).toBe(button));
  button.blur();
  await changeRadius(2_000);
  await screen.findAllByText(/2,000/);
  expect(document.activeElement, "what is rendered anew takes no focus").toBe(document.body);
});

it("a neighbourhood's numbers take a comma, and its alias a hyphen for a space (wire §27)", async () => {
  const { sent } = showPage();
  await screen.findByText("Old Port");
  press("Change Old Port");
  type("Latitude of the centre", "45,51");
  type("Radius in metres", " 900 ");
  type("Short name", "le vieux port");
  press("Save");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ latitude: 45.51, longitude: -73.5, radius: 900, zone: "le-vieux-port" });
});

it("a neighbourhood with missing or invalid fields is not saved, and each says what is wrong (wire §22)", async () => {
  const { sent } = showPage();
  await screen.findByText("Old Port");
  press("Change Old Port");
  type("Name in French", " ");
  type("Latitude of the centre", "");
  type("Longitude of the centre", "west");
  type("Radius in metres", "100000,5");
  expect(screen.queryByText("This field is required")).toBeNull();
  press("Save");
  expect(screen.getByText("Invalid fields:").parentElement?.textContent).toBe(
    "Invalid fields: Some fields are missing or invalid",
  );
  expect(screen.getAllByText("This field is required")).toHaveLength(2);
  screen.getByText("A number from -180 to 180");
  screen.getByText("A whole number from 1 to 100,000");
  expect(document.activeElement).toBe(screen.getByLabelText("Name in French"));
  expect(sent).toEqual([]);
  type("Name in French", "Vieux-Port");
  type("Latitude of the centre", "45.5");
  type("Longitude of the centre", "-73.5");
  type("Radius in metres", "900");
  expect(screen.queryByText("Invalid fields:")).toBeNull();
  press("Save");
  await waitFor(() => expect(sent).toHaveLength(1));
});

it("an alias that no address can have is reported half a second after the last key (wire §27)", async () => {
  showPage();
  await screen.findByText("Both");
  press("Change Both");
  type("Short name", "Les Deux!");
  expect(screen.queryByText(/^Only lowercase letters/)).toBeNull();
  await screen.findByText(/^Only lowercase letters/);
});

it("a form in which nothing was changed is left without a question", async () => {
  const { leave, history } = showPage();
  await screen.findByText("Both");
  press("Change Both");
  await leave();
  expect(history.location.pathname).toBe("/elsewhere");
});

it("a group whose restaurants somebody else has changed says which ones, and saving again replaces them (places §18)", async () => {
  const sent: SavedGroup[] = [];
  showPage(async (asked) => {
    sent.push(asked);
    if (sent.length > 1) return GROUP;
    const conflicts = [{ field: "restaurants", theirs: [LINA, BAO, MIKO], mine: [1] }];
    throw new ORPCError("edit_conflict", { defined: true, status: 409, data: { conflicts } });
  });
  await screen.findByText("Both");
  press("Change Both");
  press("Take Bao Bao out");
  press("Save");
  await screen.findByText(/Its restaurants: “with Bao Bao, Miko”/);
  press("Save");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
  expect(sent.map(({ restaurants, seen }) => [restaurants, seen?.restaurants])).toEqual([
    [[1], [1, 2]],
    [[1], [1, 2, 3]],
  ]);
});
