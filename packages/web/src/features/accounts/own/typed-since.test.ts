import { expect, test } from "vitest";
import { typedSince } from "./typed-since.ts";

test("changes typed during a save stay, and saved ones are dropped", () => {
  const sent = { first_name: "Ann", last_name: "Roy" };
  expect(typedSince(sent, sent)).toEqual({});
  expect(typedSince({ ...sent, first_name: "Anne" }, sent)).toEqual({ first_name: "Anne" });
  expect(typedSince<Record<string, string>>({ ...sent, email: "a@b.example" }, sent)).toEqual({ email: "a@b.example" });
});
