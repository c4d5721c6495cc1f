// @vitest-environment happy-dom
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { PreferencesTab } from "./preferences-tab.tsx";

const before = getLocale;
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

it.each([
  ["en", "I avoid", /this device/g],
  ["fr", "J’évite", /cet appareil/g],
] as const)("says exactly once that the device keeps what the member avoids: %s", (language, title, said) => {
  overwriteGetLocale(() => language);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={{} as AppContext}>
        <RouterContextProvider router={router as never}>
          <PreferencesTab user={{ id: 7, target_calories: null } as User} />
        </RouterContextProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  const part = screen.getByRole("region", { name: title }).parentElement;
  expect(part?.textContent?.match(said)).toHaveLength(1);
});
