import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAppContext } from "../../../../routes/app-context.ts";
import { columnsOfLastTime } from "./kept-columns.ts";

/** A spreadsheet that was chosen; the same file may be chosen again, once it was mended. */
export interface ChosenSheet {
  file: File;
  /** Each time another one. */
  at: number;
}

/** How a file is read, and whether as somebody said it of an earlier one. */
export interface SheetRead extends CsvPreview {
  asLastTime: boolean;
}

/** What was said last, while the server still reads the file by it: what one says next goes over that. */
const asSaid = (read: SheetRead, { columns }: Assignment): SheetRead =>
  columns ? { ...read, columns: read.columns.map((one, at) => ({ ...one, column: columns[at] ?? null })) } : read;

/** How the server reads a chosen spreadsheet, and again whenever one says what a column is (management §31). */
export function useSheetPreview(restaurant_id: number, sheet: ChosenSheet | null) {
  const { api, orpc } = useAppContext();
  const [said, setSaid] = useState<{ at: number; assigned: Assignment } | null>(null);
  const at = sheet?.at ?? null;
  // What was said of one file says nothing of the next.
  const assigned = said?.at === at ? said.assigned : undefined;
  const read = useQuery({
    queryKey: [...orpc.management.previewCsv.key({ input: { restaurant_id } }), at, assigned],
    enabled: sheet !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (last: SheetRead | undefined, query) => (query?.queryKey.includes(at) ? last : undefined),
    queryFn: async ({ signal }): Promise<SheetRead> => {
      const file = sheet?.file ?? new File([], "");
      const first = await api.management.previewCsv({ restaurant_id, file, assigned }, { signal });
      const columns = assigned ? null : columnsOfLastTime(restaurant_id, first);
      if (!columns) return { ...first, asLastTime: false };
      const as = { header: first.header, columns };
      return {
        ...(await api.management.previewCsv({ restaurant_id, file, assigned: as }, { signal })),
        asLastTime: true,
      };
    },
  });
  const shown = read.data && assigned && read.isPlaceholderData ? asSaid(read.data, assigned) : read.data;
  return {
    read,
    shown,
    assigned,
    assign: (next: Assignment) => {
      if (at !== null) setSaid({ at, assigned: next });
    },
  };
}
