import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFeedSearch } from "./feed-search.ts";
import { nextOf } from "../card/next-of.ts";
import { pictureSet, thumbnail } from "../../pictures/picture-sizes.ts";

describe("the address of a feed", () => {
  test("holds the variant and the open discovery", () => {
    expect(readFeedSearch({ variant: "popular", discovery: 5 })).toEqual({ variant: "popular", discovery: 5 });
    expect(readFeedSearch({ variant: "for_you" })).toEqual({});
  });

  test("keeps only known parameters with valid values, whatever is typed", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("variant", "discovery", "x"), fc.anything()), (typed) => {
        const { variant, discovery, ...rest } = readFeedSearch(typed);
        expect(rest).toEqual({});
        if (variant !== undefined) expect(["following", "nearby", "popular", "fresh"]).toContain(variant);
        if (discovery !== undefined) expect(Number.isInteger(discovery) && discovery > 0).toBe(true);
      }),
    );
  });
});

describe("the list after a discovery", () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ id: index + 1 }));
  const idsAfter = (id: number) => nextOf(rows, id).map((row) => row.id);

  test("is what follows it in the feed, then the feed's start, never the discovery itself", () => {
    expect(idsAfter(3)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(idsAfter(10)).toEqual([11, 12, 1, 2, 3, 4, 5, 6]);
    expect(idsAfter(99)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(nextOf([{ id: 1 }], 1)).toEqual([]);
  });
});

describe("sizes of pictures", () => {
  test("are known for this host's own pictures only", () => {
    expect(pictureSet("/pictures/smoked-meat.webp")).toBe(
      "/pictures/smoked-meat-400.webp 400w, /pictures/smoked-meat.webp 800w",
    );
    expect(pictureSet("https://example.com/pictures/ramen.webp")).toBeUndefined();
    expect(thumbnail("/pictures/ramen.webp")).toBe("/pictures/ramen-400.webp");
    expect(pictureSet("/pictures/ramen.webp#c=543a97864")).toBe(pictureSet("/pictures/ramen.webp"));
    expect(thumbnail("/pictures/ramen.webp#c=543a97864")).toBe("/pictures/ramen-400.webp#c=543a97864");
    expect(thumbnail("/uploads/7.webp")).toBe("/uploads/7.webp");
  });
});
