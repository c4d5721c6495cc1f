import { afterEach, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import type { AppContext } from "../../../routes/app-context.ts";
import type { RestaurantsSearch } from "../restaurants-search.ts";
import { headOfRestaurants } from "./list-loading.ts";

afterEach(() => overwriteGetLocale(() => "en"));

const tellReaders = vi.fn();
const context = {
  origin: "https://tablee.example",
  host_facts: { site: null },
  asked_language: null,
  tellReaders,
} as unknown as AppContext;
const titleOf = (search: RestaurantsSearch) => headOfRestaurants(context, search).meta[0];

it("the list is called one of Montréal only where it is not one around another place", () => {
  overwriteGetLocale(() => "en");
  expect(titleOf({ cuisine: "thai" })).toEqual({ title: "Restaurants in Montréal · Tablée" });
  expect(titleOf({ around: "46.81000,-71.21000" })).toEqual({ title: "Restaurants around here · Tablée" });
  overwriteGetLocale(() => "fr");
  expect(titleOf({ around: "46.81000,-71.21000" })).toEqual({ title: "Restaurants des environs · Tablée" });
  expect(tellReaders).toHaveBeenLastCalledWith(expect.objectContaining({ name: "Restaurants des environs" }));
});
