// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { useSettingsPage, useTakeSettings } from "./use-settings.ts";

afterEach(cleanup);

const page = (phone_number: string) => ({ restaurant_id: 1, settings: { phone_number } });

it("settings that were being fetched when others were saved do not undo them (management §18)", async () => {
  const get = vi.fn(async () => page("old"));
  const api = { settings: { get } } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const orpc = createOrpc(api);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc } as AppContext}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ shown: useSettingsPage(1).data, take: useTakeSettings() }), { wrapper });
  await waitFor(() => expect(result.current.shown).toEqual(page("old")));
  const poll = Promise.withResolvers<ReturnType<typeof page>>();
  get.mockImplementationOnce(() => poll.promise);
  get.mockResolvedValue(page("new"));
  void client.refetchQueries({ queryKey: orpc.settings.get.key() });
  act(() => result.current.take(page("new") as never));
  await act(async () => poll.resolve(page("old")));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.shown).toEqual(page("new"));
});
