import { afterEach, describe, expect, it } from "vitest";
import {
  pictureAddress,
  pictureAddresses,
  pictureFile,
  pictureLook,
  portraitAddress,
  takePicturesFrom,
} from "./picture-address.ts";

const SET = "/pictures/a.webp?w=400 400w, /pictures/a.webp?w=800 800w";

describe("addresses of pictures", () => {
  afterEach(() => takePicturesFrom(""));

  it("are unchanged on a page that the server itself has sent", () => {
    expect(pictureAddress("/pictures/a.webp")).toBe("/pictures/a.webp");
    expect(pictureAddresses(SET)).toBe(SET);
  });

  it("get the server's origin everywhere else, unless they are already complete", () => {
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

  it("of uploaded portraits lead to the small size, and all others are unchanged", () => {
    const key = "0123456789abcdef".repeat(2);
    expect(portraitAddress(`/pictures/${key}.webp`)).toBe(`/pictures/${key}-192.webp`);
    for (const other of ["/api/avatar.svg?top=bob", "/pictures/ramen.webp", "https://cdn.test/a.webp"]) {
      expect(portraitAddress(other)).toBe(other);
    }
  });

  it("hold the crop and three colours behind #, and are fetched without them", () => {
    const address = "/pictures/martini.webp#y=18&c=543a97864";
    expect(pictureLook(address)).toEqual({ cutAbove: "18", colours: ["#543", "#a97", "#864"] });
    expect([pictureAddress(address), pictureFile(address)]).toEqual([
      "/pictures/martini.webp",
      "/pictures/martini.webp",
    ]);
    expect(pictureLook("/pictures/soup.webp#c=543a97864").cutAbove).toBeUndefined();
  });

  it.each([
    "/pictures/a.webp",
    "/pictures/a.webp#",
    "/pictures/a.webp#y=101&c=543a9786",
    "/pictures/a.webp#y=1e1&c=543a9786z",
    "/pictures/a.webp#y=5)%3Burl(&c=red",
    "https://cdn.test/a.webp#y=18&c=543a97864",
  ])("give neither crop nor colours if these are missing, malformed or on another host: %s", (address) => {
    expect(pictureLook(address)).toEqual({ cutAbove: undefined, colours: undefined });
  });
});
