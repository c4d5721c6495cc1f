import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { demoDiscoveries } from "./discoveries.ts";
import { DISH_PICTURES, coverPicture, dishPicture, logoPicture } from "./pictures.ts";
import { demoRestaurants } from "./restaurants/demo-restaurants.ts";

const FOLDER = join(import.meta.dirname, "../pictures/rendered");
const fileOf = (address: string): string => join(FOLDER, address.replace("/pictures/", ""));
const restaurants = demoRestaurants(new Date(0));

const named = [
  ...demoDiscoveries.map(({ image_url }) => image_url),
  ...restaurants.flatMap((restaurant) => [
    restaurant.cover_image_path,
    restaurant.logo_image_path,
    ...(restaurant.menu?.items ?? []).map((item) => item.image_url),
    ...(restaurant.menu?.combos ?? []).map((combo) => combo.image_url),
  ]),
].filter((address) => address != null);

describe("the demo's pictures", () => {
  it("are on disk, each that is named", () => {
    for (const address of new Set(named)) {
      expect(address).toMatch(/^\/pictures\/[a-z\d-]+\.webp$/);
      expect(existsSync(fileOf(address)), address).toBe(true);
    }
  });

  it("are at least sixty dishes in two sizes", () => {
    expect(DISH_PICTURES.length).toBeGreaterThanOrEqual(60);
    for (const name of DISH_PICTURES) {
      for (const size of ["", "-400"]) {
        expect(existsSync(fileOf(dishPicture(name).replace(".webp", `${size}.webp`))), `${name}${size}`).toBe(true);
      }
    }
  });

  it("are all named by something or drawn for a dish: none is left over", () => {
    const known = new Set([
      ...DISH_PICTURES.flatMap((name) => [`${name}.webp`, `${name}-400.webp`]),
      ...restaurants.flatMap(({ ref }) => [
        coverPicture(ref).slice("/pictures/".length),
        coverPicture(ref).slice("/pictures/".length).replace(".webp", "-800.webp"),
        logoPicture(ref).slice("/pictures/".length),
      ]),
    ]);
    expect(readdirSync(FOLDER).filter((file) => !known.has(file))).toEqual([]);
  });

  it("weigh less than twelve megabytes together, and none more than ninety kilobytes", () => {
    const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
    expect(Math.max(...sizes)).toBeLessThan(90_000);
  });
});
