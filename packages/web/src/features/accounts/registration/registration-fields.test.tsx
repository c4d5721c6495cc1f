// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { type HostFacts, UNTOLD_FACTS } from "../../../routes/host-facts.ts";
import { PhoneField } from "./registration-fields.tsx";

afterEach(cleanup);

const PROMISE = "We will send a code to it.";

function phoneWhere(facts: Partial<HostFacts>): void {
  overwriteGetLocale(() => "en");
  const form = { fields: { phone: "" }, country: "CA", countries: ["CA"], shown: () => null };
  render(
    <ContextOfApp value={{ host_facts: { ...UNTOLD_FACTS, ...facts } } as AppContext}>
      <PhoneField form={form as never} />
    </ContextOfApp>,
  );
}

it("the phone field says that a code will be sent if the host sends codes", () => {
  phoneWhere({ phone_codes: true });
  expect(screen.getByText(PROMISE)).toBeTruthy();
});

it("the phone field promises no code if the host sends none", () => {
  phoneWhere({ phone_codes: false });
  expect(screen.queryByText(PROMISE)).toBeNull();
});
