import { expect, it } from "vitest";
import { catalogueError } from "./catalogue-error.ts";

const UNFORESEEN = {
  code: "internal_error",
  status: 500,
  message: "Something wrong happened",
  data: { error: "E: x" },
};

it("shows the details of an unforeseen error only on local and development hosts (wire §18)", () => {
  const own = [
    "http://localhost:3000",
    "http://127.0.0.1",
    "http://[::1]:80",
    "https://tablee.test",
    "https://dev.tablee.app",
  ];
  for (const origin of own)
    expect(catalogueError(UNFORESEEN, origin)?.data).toEqual({ details: "internal_error: E: x" });
  const others = [
    "https://tablee.app",
    "https://localhost.example",
    "https://developers.example",
    "https://127.0.0.1.nip.io",
  ];
  for (const origin of others) expect(catalogueError(UNFORESEEN, origin)?.data).toBeUndefined();
});

it("uses the code and the message as details if the server sends no error text", () => {
  const { data: _none, ...told } = UNFORESEEN;
  const details = "internal_error: Something wrong happened";
  expect(catalogueError(told, "http://localhost:3000")?.data).toEqual({ details });
});

it("leaves a refusal's data unchanged on every host", () => {
  const refused = { code: "bad_words", status: 422, message: "x", data: { status: "bad_words", bad_words: "y" } };
  expect(catalogueError(refused, "https://tablee.app")?.data).toEqual(refused.data);
  expect(catalogueError("<html>", "https://tablee.app")).toBeNull();
});
