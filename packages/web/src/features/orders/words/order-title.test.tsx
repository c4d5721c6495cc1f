// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { UNTOLD_FACTS } from "../../../routes/host-facts.ts";
import { useOrderTitle } from "./order-title.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "fr"));
afterEach(() => {
  cleanup();
  document.title = "";
  overwriteGetLocale(before);
});

const app = { host_facts: UNTOLD_FACTS } as unknown as AppContext;
const wrapper = ({ children }: { children: ReactNode }) => <ContextOfApp value={app}>{children}</ContextOfApp>;

function titled() {
  document.title = "Mes commandes · Tablée";
  const initialProps: { number: number | undefined } = { number: undefined };
  return renderHook(({ number }) => useOrderTitle(number), { wrapper, initialProps });
}

it("an order's page has its number as the title once it is known, and the list has its own again", () => {
  const { rerender, unmount } = titled();
  expect(document.title).toBe("Mes commandes · Tablée");
  rerender({ number: 2 });
  expect(document.title).toBe("Commande 2 · Tablée");
  rerender({ number: 2 });
  unmount();
  expect(document.title).toBe("Mes commandes · Tablée");
});

it("the title of the next page, or of a receipt, stays", () => {
  const { rerender } = titled();
  rerender({ number: 2 });
  document.title = "Reçu · Tablée";
  rerender({ number: undefined });
  expect(document.title).toBe("Reçu · Tablée");
});
