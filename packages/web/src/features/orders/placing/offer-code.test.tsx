// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { OfferCode } from "./offer-code.tsx";

afterEach(cleanup);

function Basket() {
  const [code, setCode] = useState<string | null>(null);
  return (
    <OfferCode code={code} problems={code === null ? [] : ["This restaurant has no such code"]} onCode={setCode} />
  );
}

it("removing a wrong code focuses the field, with the code still in it to correct", () => {
  overwriteGetLocale(() => "en");
  render(<Basket />);
  fireEvent.click(screen.getByRole("button", { name: "I have a code" }));
  const field = screen.getByRole("textbox", { name: "Code" });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "WELCOM" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  const remove = screen.getByRole("button", { name: /WELCOM/ });
  expect(document.activeElement).toBe(remove);
  fireEvent.click(remove);
  const again = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
  expect(document.activeElement).toBe(again);
  expect(again.value).toBe("WELCOM");
});
