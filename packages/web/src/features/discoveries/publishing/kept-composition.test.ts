import { beforeEach, expect, it } from "vitest";
import { EMPTY } from "./composition.ts";
import { forgetAllBegun, keepBegun, keyOfChange, noteSending, readBegun, renewKey } from "./kept-composition.ts";

const [INES, SAM] = [1, 2];
const named = { ...EMPTY, name: { en: "Soup", fr: "" } };
beforeEach(() => forgetAllBegun());

it("the same composition is sent under one key, and a different one is recognised", () => {
  keepBegun(INES, named);
  const first = noteSending(INES, named, "words");
  expect(first.before).toBe("nothing");
  expect(noteSending(INES, named, "words")).toEqual({ key: first.key, before: "the same" });
  expect(noteSending(INES, named, "other words")).toEqual({ key: first.key, before: "something else" });
  const key = renewKey("other words");
  expect(noteSending(INES, named, "other words")).toEqual({ key, before: "the same" });
});

it("a change has one key for as long as the same is sent for the same revision", () => {
  const ramen = { id: 7, revision: 1 };
  const key = keyOfChange(ramen, "words");
  expect(keyOfChange(ramen, "words")).toBe(key);
  const others = [keyOfChange({ ...ramen, revision: 2 }, "words"), keyOfChange({ ...ramen, id: 8 }, "words")];
  expect(others).not.toContain(key);
  expect(keyOfChange(ramen, "other words")).not.toBe(key);
});

it("a picture without any words has a key too", () => {
  expect(noteSending(INES, EMPTY, "a picture").key).not.toBe("");
});

it("a member does not see what another member began, and sends nothing under that key", () => {
  keepBegun(INES, named);
  const { key } = noteSending(INES, named, "words");
  expect(readBegun(SAM)).toEqual(EMPTY);
  expect(noteSending(SAM, EMPTY, "words")).not.toMatchObject({ key });
});
