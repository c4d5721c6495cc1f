import { createMemoryHistory } from "@tanstack/react-router";
import { expect, it, vi } from "vitest";
import { followSource } from "./follow-source.ts";

/** An app that was opened at an address, and the parameters from which it has taken a source. */
function opened(at: string, loaded = "") {
  const history = createMemoryHistory({ initialEntries: [at] });
  const taken: string[] = [];
  followSource(history, { take: async (search) => void taken.push(search), loaded });
  return { history, taken };
}

it("the source of an order is read from the address of arrival (orders §8)", () => {
  expect(opened("/menu/3?source=poster").taken).toEqual(["?source=poster"]);
  expect(opened("/menu/3?embed=true").taken).toEqual([]);
});

it("is read too if somebody has gone on before the app was ready", () => {
  expect(opened("/orders/now", "?source=poster").taken).toEqual(["?source=poster"]);
  expect(opened("/menu/3?source=flyer", "?source=poster").taken).toEqual(["?source=flyer"]);
});

it("bears a page of which the browser does not name the address, as Firefox an extension's", () => {
  const entries = vi.spyOn(performance, "getEntriesByType");
  entries.mockReturnValue([{ name: "document" } as PerformanceEntry]);
  const stop = followSource(createMemoryHistory({ initialEntries: ["/menu/3"] }));
  expect(stop).toBeTypeOf("function");
  expect(entries).toHaveBeenCalledWith("navigation");
  stop();
  entries.mockRestore();
});

it("a short link arrives in the same document", () => {
  const { history, taken } = opened("/s/lunch");
  history.replace("/menu/3?source=poster");
  expect(taken).toEqual(["?source=poster"]);
});

it("the system opens such a link in a native app that is running already", () => {
  const { history, taken } = opened("/menu/3?source=poster");
  history.push("/menu/3?source=flyer");
  history.push("/menu/9?source=flyer");
  expect(taken).toEqual(["?source=poster", "?source=flyer", "?source=flyer"]);
});

it("an arrival is read before a redirect that does not keep it", () => {
  const { history, taken } = opened("/restaurants");
  history.push("/menu?source=poster");
  history.replace("/menu/3");
  expect(taken).toEqual(["?source=poster"]);
});

it("steps within the page and back to it read nothing: the order may have been placed since", async () => {
  const { history, taken } = opened("/menu/3?source=poster");
  history.push("/menu/3?source=poster&item=4");
  history.replace("/menu/3?source=poster");
  history.push("/orders/current/7");
  history.back();
  await new Promise((done) => setTimeout(done));
  expect(history.location.pathname).toBe("/menu/3");
  expect(taken).toEqual(["?source=poster"]);
});
