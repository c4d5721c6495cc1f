import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { version } from "../../../../../../package.json";

const read = (language: string): string =>
  readFileSync(new URL(`../../../../../../docs/changelog/${language}.md`, import.meta.url), "utf8");
const versions = (text: string): (string | undefined)[] => [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
const points = (text: string): number => text.match(/^- /gm)?.length ?? 0;

describe("the changelog", () => {
  it("begins with the current version and has the same versions and number of points in both languages", () => {
    const [english, french] = [read("en"), read("fr")];
    expect(versions(english)[0]).toBe(version);
    expect(versions(french)).toEqual(versions(english));
    expect(points(french)).toBe(points(english));
  });
});
