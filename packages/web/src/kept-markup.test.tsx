import { createRootRoute, createRouter, useRouter } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { KeptMarkup } from "./kept-markup.tsx";

const making = vi.fn();
beforeEach(() => void making.mockReset());

function Dish({ name }: { name: string }) {
  making();
  // Reads the router's context, as links do.
  useRouter();
  return (
    <h2>
      {name} {"’"}
    </h2>
  );
}

const card = { name: "Poutine & frites" };
const part = <Dish name={card.name} />;
const noon = new Date("2026-11-20T12:00:00Z");
const visitor = { language: "en", member: false, now: noon } as const;
const keeping = (kept: KeptMarkup, reading: Parameters<KeptMarkup["keeper"]>[1] = visitor) =>
  kept.keeper(createRouter({ routeTree: createRootRoute() }), reading);

test("markup that pages of one moment share is rendered once, the same as without keeping", () => {
  const kept = new KeptMarkup();
  const first = keeping(kept)(card, "/", part);
  expect(keeping(kept)(card, "/", part)).toBe(first);
  expect(making).toHaveBeenCalledTimes(1);
  const Plain = () => <h2>{[card.name, " ", "’"]}</h2>;
  expect(first.replaceAll("<!-- -->", "")).toBe(renderToString(<Plain />).replaceAll("<!-- -->", ""));
});

test.each([
  ["another language", { ...visitor, language: "fr" }, card, "/"],
  ["somebody who is signed in", { ...visitor, member: true }, card, "/"],
  ["another moment", { ...visitor, now: new Date("2026-11-20T12:01:00Z") }, card, "/"],
  ["another list", visitor, card, "/trends"],
  ["what is no longer the same", visitor, { ...card }, "/"],
] as const)("%s has its own markup", (_, reading, of, by) => {
  const kept = new KeptMarkup();
  keeping(kept)(card, "/", part);
  keeping(kept, reading)(of, by, part);
  expect(making).toHaveBeenCalledTimes(2);
});

test("no markup of an earlier moment is kept, even if a page renders it late", () => {
  const kept = new KeptMarkup();
  const late = keeping(kept);
  const next = { ...visitor, now: new Date("2026-11-20T12:01:00Z") };
  keeping(kept, next)(card, "/", part);
  late(card, "/", part);
  keeping(kept, next)(card, "/", part);
  expect(making).toHaveBeenCalledTimes(2);
});
