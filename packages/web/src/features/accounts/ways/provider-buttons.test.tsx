// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Platform } from "../../../platform/platform.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { showPages } from "../../../testing/show-pages.tsx";
import { ProviderButtons, useOfferedProviders } from "./provider-buttons.tsx";

const appOn = (device: Pick<Platform, "kind" | "user_agent">, asked: unknown[] = []): AppContext => {
  const queryOptions = () => ({ queryKey: ["providers"], queryFn: async () => ({ providers: ["google", "apple"] }) });
  const termsOptions = ({ input }: { input: unknown }) => {
    asked.push(input);
    return { queryKey: ["terms"], queryFn: async () => [] };
  };
  return {
    platform: device,
    host_facts: { site: null },
    orpc: { accounts: { providers: { queryOptions } }, pages: { terms: { queryOptions: termsOptions } } },
  } as unknown as AppContext;
};

async function offeredBy(device: Pick<Platform, "kind" | "user_agent">) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={appOn(device)}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const { result } = renderHook(useOfferedProviders, { wrapper });
  await waitFor(() => expect(client.getQueryData(["providers"])).toBeDefined());
  return result;
}

afterEach(cleanup);

describe("signing in with a provider (accounts §9)", () => {
  it("is offered with Google and Apple on the web, with Google alone on Android, and not in an extension", async () => {
    const web = await offeredBy({ kind: "web", user_agent: "X11; Linux" });
    await waitFor(() => expect(web.current).toEqual(["google", "apple"]));
    const android = await offeredBy({ kind: "web", user_agent: "Linux; Android 16" });
    await waitFor(() => expect(android.current).toEqual(["google"]));
    const extension = await offeredBy({ kind: "extension", user_agent: "X11; Linux" });
    expect(extension.current).toEqual([]);
  });

  it("says what an account that it creates accepts, and opens both texts in place (accounts §19)", async () => {
    const asked: unknown[] = [];
    const page = () => (
      <ToastProvider regionLabel="Messages" closeLabel="Close" load={async () => () => <></>}>
        <ContextOfApp value={appOn({ kind: "web", user_agent: "X11; Linux" }, asked)}>
          <ProviderButtons remember />
        </ContextOfApp>
      </ToastProvider>
    );
    const history = createMemoryHistory({ initialEntries: ["/"] });
    const { router } = showPages({ "/": page, "/terms-and-conditions": () => null }, history);
    const terms = await screen.findByRole("link", { name: "the terms" });
    expect(terms.getAttribute("href")).toBe("/terms-and-conditions#terms");
    expect(document.body.textContent).toContain("By continuing, you accept the terms and the privacy policy.");
    fireEvent.click(screen.getByRole("link", { name: "the privacy policy" }));
    expect(await screen.findByRole("dialog", { name: "Terms and Conditions" }, { timeout: 10_000 })).toBeTruthy();
    expect(asked).toContainEqual({ source: "tablee", type: "privacy" });
    expect(router.state.location.pathname).toBe("/");
  });
});
