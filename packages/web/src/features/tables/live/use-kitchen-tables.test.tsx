// @vitest-environment happy-dom
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { type KitchenTables, useKitchenTables } from "./use-kitchen-tables.ts";

afterEach(cleanup);

const TABLE = { id: 3, name: "3", sitting: null as string | null } as KitchenTable;

/** The tables of a kitchen whose calls are answered by the test. */
function kitchenWith(tables: object) {
  const api = { tables } as unknown as Api;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Messages">
          {children}
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useKitchenTables(1), { wrapper });
  return { client, result };
}

it("what is sent for a table is seen by what says so on a slow line (shell §43)", async () => {
  const sent: Promise<unknown>[] = [];
  const late = Promise.withResolvers<KitchenTable>();
  const call = () => late.promise;
  const cleared: unknown[] = [];
  const clear = (input: unknown) => {
    cleared.push(input);
    return late.promise;
  };
  const tables = { list: async () => [TABLE], create: call, rename: call, rotate: call, clear, close: call };
  const { client, result } = kitchenWith(tables);
  const buttons: ((kitchen: KitchenTables) => Promise<unknown>)[] = [
    ({ add }) => add("4"),
    ({ rename }) => rename(3, { name: "Terrace", seen: "3" }),
    ({ act: press }) => press("rotate", TABLE),
    ({ act: press }) => press("clear", TABLE),
    ({ act: press }) => press("close", TABLE),
  ];
  for (const press of buttons) {
    act(() => void sent.push(press(result.current)));
    expect(client.isMutating()).toBe(sent.length);
  }
  late.resolve(TABLE);
  await act(() => Promise.all(sent));
  expect(client.isMutating()).toBe(0);
  // Where nobody was seen, nobody who has sat down since is sent away (tables §15).
  expect(cleared).toEqual([{ id: 3, sitting: null }]);
});

it("tables that were being fetched when one was changed do not undo it (tables §15)", async () => {
  const renamed = { ...TABLE, name: "Terrace" };
  const list = vi.fn(async () => [TABLE]);
  const { client, result } = kitchenWith({ list, rename: async () => renamed });
  await waitFor(() => expect(result.current.tables).toEqual([TABLE]));
  const poll = Promise.withResolvers<KitchenTable[]>();
  list.mockImplementationOnce(() => poll.promise);
  list.mockResolvedValue([renamed]);
  act(() => void result.current.list.refetch());
  await act(() => result.current.rename(3, { name: "Terrace", seen: "3" }));
  await act(async () => poll.resolve([TABLE]));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current.tables).toEqual([renamed]);
});
