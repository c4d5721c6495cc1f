import { expect, it } from "vitest";
import { isPictureAddress, MAX_PICTURE_ADDRESS } from "./picture-address.ts";

it("a site's picture has an address of ours, or an https one", () => {
  for (const address of ["https://chez-margot.example/logo.png", "/pictures/1.webp", "https://a.example/x?y=1#z"]) {
    expect(isPictureAddress(address), address).toBe(true);
  }
  for (const address of [
    "",
    "/",
    "http://chez-margot.example/logo.png",
    "//evil.example/logo.png",
    "/\\evil.example/logo.png",
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "www.chez-margot.example/logo.png",
    "https://a.example/a b.png",
    "https://a.example/a.png');x",
    `https://a.example/${"x".repeat(MAX_PICTURE_ADDRESS)}`,
  ]) {
    expect(isPictureAddress(address), address).toBe(false);
  }
});
