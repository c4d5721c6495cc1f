import type { Contract } from "@tablee/contract/contract";
import { expect, it } from "vitest";
import { withFiles } from "./with-files.ts";

const contract = {
  discoveries: { change: { "~orpc": { route: { path: "/client/recommendation/{id}" } } } },
} as unknown as Contract;

it("sends the other fields as JSON beside the file, and the path's parameters separately", () => {
  const image = new File(["x"], "a.jpg");
  const input = { id: 7, name: "Ramen", crop: { x: 0.5 }, draft: false, image };
  expect(withFiles(contract, ["discoveries", "change"], input)).toEqual({
    id: 7,
    image,
    data: '{"name":"Ramen","crop":{"x":0.5},"draft":false}',
  });
});

it("leaves an input without a file unchanged", () => {
  for (const input of [undefined, null, [1], { id: 7, name: "Ramen" }]) {
    expect(withFiles(contract, ["discoveries", "change"], input)).toBe(input);
  }
});
