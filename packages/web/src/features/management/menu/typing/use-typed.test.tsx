// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AmountField, TextField } from "../line-fields.tsx";
import { UnsavedFields, useUnsavedFields } from "./unsaved-fields.ts";

afterEach(cleanup);

/** The saved values, with those over which they were saved. */
let saved: unknown[] = [];
const save = (...given: unknown[]) => void saved.push(given);
const words = (en: string | null) => ({ en, fr: null, default: null });
const Name = ({ en }: { en: string }) => <TextField label="Name" text={words(en)} language="en" save={save} />;
const Price = ({ kept }: { kept: number | null }) => (
  <AmountField label="Price" mayBeNone kept={kept} currency="CAD" save={save} />
);

it("typed text is saved against the value from before typing, even if another person changes it meanwhile (management §4)", () => {
  saved = [];
  const { rerender } = render(<Name en="Soup" />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(field, { target: { value: "Onion soup" } });
  rerender(<Name en="Soup of the day" />);
  expect(field.value).toBe("Onion soup");
  fireEvent.blur(field);
  expect(saved).toEqual([["Onion soup", "Soup"]]);
  expect(field.value).toBe("Soup of the day");
});

it("a typed price is saved against the price from before typing, and is not saved when it equals that price", () => {
  saved = [];
  const { rerender } = render(<Price kept={4} />);
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "5" } });
  rerender(<Price kept={6} />);
  fireEvent.blur(field);
  expect(saved).toEqual([[5, 4]]);
  fireEvent.change(field, { target: { value: "7" } });
  rerender(<Price kept={8} />);
  fireEvent.change(field, { target: { value: "6.00" } });
  fireEvent.blur(field);
  expect(saved).toEqual([[5, 4]]);
});

it("an invalid price is saved as no price, and the next price is saved against that", () => {
  saved = [];
  const { rerender } = render(<Price kept={4} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(field, { target: { value: "0.125" } });
  fireEvent.blur(field);
  rerender(<Price kept={null} />);
  expect(field.value).toBe("0.125");
  fireEvent.change(field, { target: { value: "5" } });
  fireEvent.blur(field);
  expect(saved).toEqual([
    [null, 4],
    [5, null],
  ]);
});

it("a typed price is saved exactly once when the field is removed, as by the browser's Back, before it loses focus", () => {
  saved = [];
  const first = render(<Price kept={4} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "5" } });
  first.unmount();
  expect(saved).toEqual([[5, 4]]);
  const second = render(<Price kept={4} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "6" } });
  fireEvent.blur(screen.getByRole("textbox"));
  second.unmount();
  expect(saved).toEqual([
    [5, 4],
    [6, 4],
  ]);
});

it("a field that keeps the focus is reported as unsaved until it is left, unless it says what the draft does", () => {
  saved = [];
  function Editor() {
    const { isTyping, hold } = useUnsavedFields();
    return (
      <UnsavedFields value={hold}>
        <p>{isTyping ? "unsaved" : "saved"}</p>
        <Name en="Soup" />
      </UnsavedFields>
    );
  }
  render(<Editor />);
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "Onion soup" } });
  expect(screen.getByText("unsaved")).toBeTruthy();
  fireEvent.change(field, { target: { value: "Soup " } });
  expect(screen.getByText("saved")).toBeTruthy();
  fireEvent.change(field, { target: { value: "Onion soup" } });
  fireEvent.blur(field);
  expect([saved, screen.queryByText("saved") !== null]).toEqual([[["Onion soup", "Soup"]], true]);
});
