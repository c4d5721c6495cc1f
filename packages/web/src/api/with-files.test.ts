import type { Contract } from "@tablee/contract/contract";
import { expect, it } from "vitest";
import { withFiles } from "./with-files.ts";

const contract = {
  discoveries: { change: { "~orpc": { route: { path: "/client/recommendation/{id}" } } } },
} as unknown as Contract;

it("sends what is said of a file as JSON beside it, and what the path names by itself", () => {
  const image = new File(["x"], "a.jpg");
  const input = { id: 7, name: "Ramen", crop: { x: 0.5 }, draft: false, image };
  expect(withFiles(contract, ["discoveries", "change"], input)).toEqual({
    id: 7,
    image,
    data: '{"name":"Ramen","crop":{"x":0.5},"draft":false}',
  });
});

it("leaves alone what holds no file", () => {
  for (const input of [undefined, null, [1], { id: 7, name: "Ramen" }]) {
    expect(withFiles(contract, ["discoveries", "change"], input)).toBe(input);
  }
});
