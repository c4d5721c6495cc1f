import { expect, it } from "vitest";
import { isParentOrigin } from "./origin.ts";

it("an origin that may frame pages is https with a host name, and nothing but an origin", () => {
  for (const origin of ["https://chez-margot.example", "https://www.chez-margot.example:8443"]) {
    expect(isParentOrigin(origin), origin).toBe(true);
  }
  for (const origin of [
    "http://chez-margot.example",
    "https://chez-margot.example/",
    "https://chez-margot.example:443",
    "https://*.example",
    "https://u@chez-margot.example",
    "https://127.0.0.1",
    "https://chez-margot.example; script-src *",
    "https://chez-margot.example https://evil.example",
    "*",
    "null",
    "",
  ]) {
    expect(isParentOrigin(origin), origin).toBe(false);
  }
});
