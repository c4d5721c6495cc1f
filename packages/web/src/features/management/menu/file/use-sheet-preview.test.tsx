// @vitest-environment happy-dom
import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { offlineError } from "../../../../api/call-error.ts";
import { type AppContext, ContextOfApp } from "../../../../routes/app-context.ts";
import { useSheetPreview } from "./use-sheet-preview.ts";

afterEach(cleanup);

const READ: CsvPreview = {
  lines: [{ line: 1, words: "Gericht · Betrag" }],
  header: 1,
  columns: [
    { header: "Gericht", column: null, values: ["Suppe"] },
    { header: "Betrag", column: null, values: ["4,50"] },
  ],
  dishes: 1,
  sheet: null,
  faults: [{ line: 1, column: "name", code: "column_missing", value: "" }],
};
const fault = { line: 1, column: null, code: "too_many_columns", value: "" } as const;
const refused = Object.assign(new Error("refused"), {
  defined: true,
  status: 422,
  code: "menu_file_refused",
  data: [fault],
});

/** A server that answers as the test says. */
function preview() {
  let answer: () => CsvPreview = () => READ;
  const asked: (Assignment | undefined)[] = [];
  const previewCsv = async ({ assigned }: { assigned?: Assignment }) => {
    asked.push(assigned);
    return answer();
  };
  const app = { api: { management: { previewCsv } }, orpc: { management: { previewCsv: { key: () => ["preview"] } } } };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContextOfApp value={app as unknown as AppContext}>{children}</ContextOfApp>
    </QueryClientProvider>
  );
  const sheet = { file: new File(["Gericht,Betrag"], "menu.csv"), at: 1 };
  const { result } = renderHook(() => useSheetPreview(1, sheet), { wrapper });
  const answering = (next: () => CsvPreview) => (answer = next);
  return { result, asked, answering };
}

const columns = ["name", "price"] as const;
const said = { header: 1, columns: [...columns] };
const lost = (): never => {
  throw offlineError(null);
};

it("the assignment of columns stays if the connection is lost, and is sent again", async () => {
  const { result, asked, answering } = preview();
  await waitFor(() => expect(result.current.shown).toBeDefined());
  answering(lost);
  act(() => result.current.assign(said));
  await waitFor(() => expect(result.current.failed).not.toBeNull());
  expect(result.current.shown?.columns.map(({ column }) => column)).toEqual(columns);
  answering(() => ({
    ...READ,
    columns: READ.columns.map((one, at) => ({ ...one, column: columns[at] ?? null })),
    faults: [],
  }));
  act(() => void result.current.read.refetch());
  await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
  expect(result.current.failed).toBeNull();
  expect(result.current.shown?.faults).toEqual([]);
  expect(asked).toEqual([undefined, said, said]);
});

it("a choice of headings that the server refuses is shown as a fault, and another one can be chosen", async () => {
  const { result, answering } = preview();
  await waitFor(() => expect(result.current.shown).toBeDefined());
  answering(() => {
    throw refused;
  });
  act(() => result.current.assign({ header: null }));
  await waitFor(() => expect(result.current.shown?.faults).toEqual([fault]));
  expect(result.current.failed).toBeNull();
  expect(result.current.shown?.header).toBeNull();
  answering(() => READ);
  act(() => result.current.assign({ header: 1 }));
  await waitFor(() => expect(result.current.shown?.faults).toEqual(READ.faults));
});
