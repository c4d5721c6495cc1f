// @vitest-environment happy-dom
import { ORPCError } from "@orpc/client";
import { ToastProvider } from "@tablee/design-system/toasts/toasts";
import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { useKitchenTables } from "../live/use-kitchen-tables.ts";
import { TableNameDialog } from "./table-name-dialog.tsx";

afterEach(cleanup);

const TABLE = { id: 3, name: "Terrace 4" } as KitchenTable;

it("a name that a colleague has changed is told, what was typed stays, and saving again replaces theirs (tables §15)", async () => {
  overwriteGetLocale(() => "en");
  const sent: object[] = [];
  const conflicts = [{ field: "name", theirs: "Terrace 5", mine: "Garden" }];
  const rename = async (asked: { name: string; seen: string }) => {
    sent.push(asked);
    if (asked.seen !== "Terrace 5")
      throw new ORPCError("edit_conflict", { defined: true, status: 409, data: { conflicts } });
    return { ...TABLE, name: asked.name };
  };
  const api = { tables: { list: async () => [TABLE], rename } } as unknown as Api;
  let closed = 0;
  const asked = { table: TABLE };
  const Dialog = (): ReactNode => (
    <TableNameDialog asked={asked} kitchen={useKitchenTables(1)} onClose={() => void (closed += 1)} />
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContextOfApp value={{ api, orpc: createOrpc(api) } as AppContext}>
        <ToastProvider closeLabel="Close" regionLabel="Messages">
          <Dialog />
        </ToastProvider>
      </ContextOfApp>
    </QueryClientProvider>,
  );
  const field = await screen.findByRole("textbox");
  fireEvent.change(field, { target: { value: "Garden" } });
  const save = () => fireEvent.submit(field.closest("form")!);
  save();
  await screen.findByText(/Name of the table: “Terrace 5”/);
  expect((field as HTMLInputElement).value).toBe("Garden");
  expect(closed).toBe(0);
  save();
  await waitFor(() => expect(closed).toBe(1));
  expect(sent).toEqual([
    { id: 3, name: "Garden", seen: "Terrace 4" },
    { id: 3, name: "Garden", seen: "Terrace 5" },
  ]);
});
