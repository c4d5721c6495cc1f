import { expect, test } from "vitest";
import { isMetric } from "./is-metric.ts";

test("distances are in kilometres in French and in Canadian English, in miles in other English (language §16)", () => {
  const regions = ["en-CA", "en-ca", "en-US", "en", "fr-FR"];
  expect(regions.map((region) => isMetric("en", region))).toEqual([true, true, false, false, false]);
  expect(regions.every((region) => isMetric("fr", region))).toBe(true);
});
