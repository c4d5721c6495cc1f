import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { demoDiscoveries } from "./discoveries.ts";
import { coverPicture, dishPicture, logoPicture } from "./pictures.ts";
import { DISH_PICTURES } from "./rendered-pictures.ts";
import { demoRestaurants } from "./restaurants/demo-restaurants.ts";

const FOLDER = join(import.meta.dirname, "../pictures/rendered");
const nameOf = (address: string): string => address.replace("/pictures/", "").replace(/#.*$/, "");
const fileOf = (address: string): string => join(FOLDER, nameOf(address));
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
      expect(address).toMatch(/^\/pictures\/[a-z\d-]+\.webp(#(y=\d+&)?c=[\da-f]{9})?$/);
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

  it("lie beside a smaller AVIF, and covers too", () => {
    const files = readdirSync(FOLDER);
    const sizeOf = (file: string) => statSync(join(FOLDER, file)).size;
    const avifs = files.filter((file) => file.endsWith(".avif"));
    expect(avifs.filter((file) => sizeOf(file) >= sizeOf(file.replace(".avif", ".webp")))).toEqual([]);
    const covers = files.flatMap((file) => /^(.+-cover)\.webp$/.exec(file)?.[1] ?? []);
    expect([...DISH_PICTURES, ...covers].filter((name) => !avifs.includes(`${name}.avif`))).toEqual([]);
  });

  it("have their colours behind their address, and covers too", () => {
    const addresses = [
      ...DISH_PICTURES,
      ...restaurants.flatMap(({ ref, cover_image_path }) => (cover_image_path ? `${ref}-cover` : [])),
    ];
    expect(addresses.filter((name) => !named.some((address) => address.startsWith(`/pictures/${name}.webp#`)))).toEqual(
      [],
    );
  });

  it("are all named by something: none is left over", () => {
    const known = new Set([
      ...DISH_PICTURES.flatMap((name) => [`${name}.webp`, `${name}-400.webp`]),
      ...restaurants.flatMap(({ ref }) => [
        nameOf(coverPicture(ref)),
        nameOf(coverPicture(ref)).replace(".webp", "-800.webp"),
        logoPicture(ref).slice("/pictures/".length),
      ]),
    ]);
    expect(readdirSync(FOLDER).filter((file) => !known.has(file.replace(/\.avif$/, ".webp")))).toEqual([]);
  });

  it("weigh less than 85 kilobytes for each dish and place in all their sizes, and none more than ninety", () => {
    const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    expect(weight / (DISH_PICTURES.length + restaurants.length)).toBeLessThan(85_000);
    expect(Math.max(...sizes)).toBeLessThan(90_000);
  });
});
