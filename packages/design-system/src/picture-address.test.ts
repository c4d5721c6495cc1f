import { afterEach, describe, expect, it } from "vitest";
import { pictureAddress, pictureAddresses, portraitAddress, takePicturesFrom } from "./picture-address.ts";

const SET = "/pictures/a.webp?w=400 400w, /pictures/a.webp?w=800 800w";

describe("addresses of pictures", () => {
  afterEach(() => takePicturesFrom(""));

  it("stand as they are on a page that the server itself has sent", () => {
    expect(pictureAddress("/pictures/a.webp")).toBe("/pictures/a.webp");
    expect(pictureAddresses(SET)).toBe(SET);
  });

  it("lead to the server from everywhere else, and those that name their own stay", () => {
    takePicturesFrom("https://tablee.test");
    expect(pictureAddress("/pictures/a.webp")).toBe("https://tablee.test/pictures/a.webp");
    for (const whole of ["https://cdn.test/a.webp", "//cdn.test/a.webp", "data:image/png;base64,AA", "blob:x"]) {
      expect(pictureAddress(whole)).toBe(whole);
    }
    expect(pictureAddresses(SET)).toBe(
      "https://tablee.test/pictures/a.webp?w=400 400w, https://tablee.test/pictures/a.webp?w=800 800w",
    );
    expect(pictureAddresses(undefined)).toBeUndefined();
  });

  it("of members lead to the small one, and drawn ones stay", () => {
    const key = "0123456789abcdef".repeat(2);
    expect(portraitAddress(`/pictures/${key}.webp`)).toBe(`/pictures/${key}-192.webp`);
    for (const other of ["/api/avatar.svg?top=bob", "/pictures/ramen.webp", "https://cdn.test/a.webp"]) {
      expect(portraitAddress(other)).toBe(other);
    }
  });
});
