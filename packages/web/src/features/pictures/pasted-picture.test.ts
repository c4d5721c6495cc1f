import { expect, test } from "vitest";
import { pictureIn } from "./pasted-picture.ts";

const photo = new File([], "photo", { type: "image/png" });
const note = new File([], "note", { type: "application/pdf" });
const clipboard = (files: File[], ...types: string[]) => ({ files: files as unknown as FileList, types });
const page = { closest: () => null };
const field = { closest: () => ({}) };

test("a picture alone is taken wherever one does not write", () => {
  expect(pictureIn(clipboard([note, photo], "Files"), page)).toBe(photo);
  expect(pictureIn(clipboard([photo], "Files"), null)).toBe(photo);
  expect(pictureIn(clipboard([note], "Files"), page)).toBeNull();
});

test("what is pasted into a field is the field's", () => {
  expect(pictureIn(clipboard([photo], "Files"), field)).toBeNull();
});

test("words with a picture of themselves, as word processors copy them, are words", () => {
  expect(pictureIn(clipboard([photo], "text/plain", "text/html", "Files"), page)).toBeNull();
});
