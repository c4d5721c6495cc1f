import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const read = (file: string): Buffer => readFileSync(fileURLToPath(new URL(`../../public${file}`, import.meta.url)));

interface AppManifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/** Width and height, which are always at the same offset of a PNG. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe("the manifest for installing the product on a phone", () => {
  const manifest = JSON.parse(read("/app.webmanifest").toString("utf8")) as AppManifest;

  test("opens the feed in a window of its own", () => {
    expect(manifest).toMatchObject({ name: "Tablée", start_url: "/", display: "standalone" });
  });

  test("names existing icons of the stated sizes, one of them maskable", () => {
    const drawn = manifest.icons.filter(({ type }) => type === "image/png");
    expect(drawn.map(({ src }) => sizeOf(read(src)))).toEqual(drawn.map(({ sizes }) => sizes));
    expect(drawn.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
    expect(drawn.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
    expect(sizeOf(read("/icons/apple-touch-180.png"))).toBe("180x180");
  });
});
