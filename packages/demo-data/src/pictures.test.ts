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
  it("exist on disk if anything names them", () => {
    for (const address of new Set(named)) {
      expect(address).toMatch(/^\/pictures\/[a-z\d-]+\.webp(#(y=\d+&)?c=[\da-f]{9})?$/);
      expect(existsSync(fileOf(address)), address).toBe(true);
    }
  });

  it("show at least sixty dishes, each in two sizes", () => {
    expect(DISH_PICTURES.length).toBeGreaterThanOrEqual(60);
    for (const name of DISH_PICTURES) {
      for (const size of ["", "-400"]) {
        expect(existsSync(fileOf(dishPicture(name).replace(".webp", `${size}.webp`))), `${name}${size}`).toBe(true);
      }
    }
  });

  it("of dishes and covers each have a smaller AVIF beside them", () => {
    const files = readdirSync(FOLDER);
    const sizeOf = (file: string) => statSync(join(FOLDER, file)).size;
    const avifs = files.filter((file) => file.endsWith(".avif"));
    expect(avifs.filter((file) => sizeOf(file) >= sizeOf(file.replace(".avif", ".webp")))).toEqual([]);
    const covers = files.flatMap((file) => /^(.+-cover)\.webp$/.exec(file)?.[1] ?? []);
    expect([...DISH_PICTURES, ...covers].filter((name) => !avifs.includes(`${name}.avif`))).toEqual([]);
  });

  it("of dishes and covers have their colours behind the # of their address", () => {
    const addresses = [
      ...DISH_PICTURES,
      ...restaurants.flatMap(({ ref, cover_image_path }) => (cover_image_path ? `${ref}-cover` : [])),
    ];
    expect(addresses.filter((name) => !named.some((address) => address.startsWith(`/pictures/${name}.webp#`)))).toEqual(
      [],
    );
  });

  it("are all used: no file is left over", () => {
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

  it("weigh less than 85 kilobytes per dish and restaurant on average, and less than 90 each", () => {
    const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    expect(weight / (DISH_PICTURES.length + restaurants.length)).toBeLessThan(85_000);
    expect(Math.max(...sizes)).toBeLessThan(90_000);
  });
});
