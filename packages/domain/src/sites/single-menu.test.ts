import { describe, expect, it } from "vitest";
import { leadsToMenu } from "./single-menu.ts";

const leading = (paths: readonly string[]) => paths.filter((path) => leadsToMenu(path, 12));

describe("on the site of one restaurant", () => {
  it("what shows other places leads to the menu", () => {
    const paths = [
      "/",
      "/about",
      "/About/",
      "/about-tablee",
      "/business",
      "/contact",
      "/blog/kitchen/3",
      "/restaurants",
      "/restaurants/7",
      "/restaurant/osm-node-1",
      "/assistant",
      "/menu/7",
      "/restaurant-menu/7",
      "//restaurants",
    ];
    expect(leading(paths)).toEqual(paths);
  });

  it("the menu, and what is one's own, stay", () => {
    const paths = ["/menu", "/menu/12", "/menu/table/AB3D", "/orders/now", "/orders/current/9", "/login", "/account"];
    expect(leading(paths)).toEqual([]);
  });
});
