import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { describe, expect, test } from "vitest";
import { begunAnew, type Standing, withAppeal, withSaved } from "./standing.ts";

const of = (revision: number, status: Discovery["status"] = "rejected", appeal: string | null = null): Discovery =>
  ({ id: 7, revision, status, appeal }) as Discovery;
const standing: Standing = { discovery: of(3), round: 1 };

describe("a discovery that is being edited", () => {
  test("starts over only when its newest version is requested", () => {
    expect(begunAnew(null, of(3))).toEqual(standing);
    expect(begunAnew(standing, of(5))).toEqual({ discovery: of(5), round: 2 });
  });

  test("goes on after a save from the saved version", () => {
    expect(withSaved(standing, of(4, "draft"))).toEqual({ discovery: of(4, "draft"), round: 1 });
  });

  test("goes on after an appeal with the raised revision", () => {
    const appealed = of(4, "pending", "It is hand-made.");
    expect(withAppeal(standing, appealed)).toEqual({ discovery: appealed, round: 1 });
  });

  test("keeps its revision after an appeal if it was changed elsewhere too, so that saving shows the conflict", () => {
    const { discovery, round } = withAppeal(standing, of(6, "pending", "It is hand-made."));
    expect(round).toBe(1);
    expect(discovery).toEqual(of(3, "pending", "It is hand-made."));
  });
});
