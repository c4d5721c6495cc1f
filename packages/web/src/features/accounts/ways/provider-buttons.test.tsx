// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Platform } from "../../../platform/platform.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { useOfferedProviders } from "./provider-buttons.tsx";

async function offeredBy(device: Pick<Platform, "kind" | "user_agent">) {
  const client = new QueryClient();
  const queryOptions = () => ({ queryKey: ["providers"], queryFn: async () => ({ providers: ["google", "apple"] }) });
  const app = { platform: device, host_facts: { site: null }, orpc: { accounts: { providers: { queryOptions } } } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={app as unknown as AppContext}>{children}</ContextOfApp>
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
});
