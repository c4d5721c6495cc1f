import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Hearts, HeartsContext } from "../card/hearts.ts";
import { CoverActions } from "./cover-actions.tsx";

const LATE: Hearts = {
  ItemHeart: () => null,
  RestaurantHeart: ({ name }) => <i>{`heart of ${name}`}</i>,
  ShareButton: ({ thing: { type, item_id, title } }) => <b>{`share ${type} ${item_id}, ${title}`}</b>,
};
const markupWith = (late: Hearts | null) =>
  renderToStaticMarkup(
    <HeartsContext value={late}>
      <CoverActions id={7} name="Nakano" />
    </HeartsContext>,
  );

describe("a menu's cover", () => {
  test("has no buttons until their code has loaded, after the page", () => {
    expect(markupWith(null)).toBe("");
  });

  test("has the restaurant's heart, then its share button", () => {
    expect(markupWith(LATE)).toMatch(/heart of Nakano.*share restaurant 7, Nakano/);
  });
});
