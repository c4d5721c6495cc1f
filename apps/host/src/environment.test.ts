import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnvironment } from "./environment.ts";

describe("who is asked where addresses lie", () => {
  it("is the table of the house, or a service without a slash at the end", () => {
    expect(readEnvironment({}).geocoder).toBeNull();
    expect(readEnvironment({ GEOCODER_URL: "" }).geocoder).toBeNull();
    expect(readEnvironment({ GEOCODER_URL: "https://photon.example.org/" }).geocoder).toEqual({
      kind: "photon",
      url: "https://photon.example.org",
    });
    const nominatim = { GEOCODER_URL: "http://localhost:8080", GEOCODER_KIND: "nominatim" };
    expect(readEnvironment(nominatim).geocoder).toEqual({ kind: "nominatim", url: "http://localhost:8080" });
  });

  it.each([
    ["GEOCODER_URL", "photon.example.org"],
    ["GEOCODER_URL", "file:///etc/passwd"],
    ["GEOCODER_KIND", "maps"],
  ])("is refused by name where %s is %j", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(BadEnvironment);
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});
