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

it("the phone's field of a registration says that a code will come", () => {
  phoneWhere({ phone_codes: true });
  expect(screen.getByText(PROMISE)).toBeTruthy();
});

it("where no text message goes out it promises none", () => {
  phoneWhere({ phone_codes: false });
  expect(screen.queryByText(PROMISE)).toBeNull();
});
