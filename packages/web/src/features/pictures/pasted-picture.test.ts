import { expect, test } from "vitest";
import { pictureIn } from "./pasted-picture.ts";

const photo = new File([], "photo", { type: "image/png" });
const note = new File([], "note", { type: "application/pdf" });
const clipboard = (files: File[], ...types: string[]) => ({ files: files as unknown as FileList, types });
const page = { closest: () => null };
const field = { closest: () => ({}) };

test("a pasted picture is taken anywhere outside a text field", () => {
  expect(pictureIn(clipboard([note, photo], "Files"), page)).toBe(photo);
  expect(pictureIn(clipboard([photo], "Files"), null)).toBe(photo);
  expect(pictureIn(clipboard([note], "Files"), page)).toBeNull();
});

test("a picture pasted into a text field is not taken", () => {
  expect(pictureIn(clipboard([photo], "Files"), field)).toBeNull();
});

test("text copied together with a picture of it, as by word processors, is not taken as a picture", () => {
  expect(pictureIn(clipboard([photo], "text/plain", "text/html", "Files"), page)).toBeNull();
});
