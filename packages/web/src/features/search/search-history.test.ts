import { afterEach, describe, expect, it } from "vitest";
import { rememberSearch, searchHistory } from "./search-history.ts";

describe("the last searches", () => {
  afterEach(() => searchHistory.reset());

  it("are at most five, the newest first, each once", () => {
    for (const query of ["poutine", "ramen", "Poutine ", "", "pho", "bagel", "brunch", "tacos"]) rememberSearch(query);
    expect(searchHistory.get().queries).toEqual(["tacos", "brunch", "bagel", "pho", "Poutine"]);
  });
});
