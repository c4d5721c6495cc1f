// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../routes/app-context.ts";
import { PictureField } from "./picture-field.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

function Field({ problem = null }: { problem?: string | null }) {
  return <PictureField choice={useChosenPicture()} use="dish" problem={problem} />;
}

/** Returns what screen readers read after the name of the button that chooses. */
const described = () =>
  (screen.getByRole("button", { name: "Choose a picture" }).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

const show = (problem?: string) =>
  render(
    <ContextOfApp value={{} as AppContext}>
      <Field problem={problem ?? null} />
    </ContextOfApp>,
  );

it("describes the button with the accepted pictures, and with the problem when a picture is missing", () => {
  show();
  expect(described()).toEqual(["JPEG, PNG, WebP or AVIF, up to 12\u00a0MB"]);
  cleanup();
  show("A picture is missing");
  expect(described()).toEqual(["A picture is missing", "JPEG, PNG, WebP or AVIF, up to 12\u00a0MB"]);
});
