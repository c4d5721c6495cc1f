import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAppContext } from "../../../../routes/app-context.ts";
import { faultsOf } from "./fault-words.ts";
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

interface Said {
  at: number;
  /** How often somebody has said something: what is said again is asked again. */
  times: number;
  assigned: Assignment;
  /** What was shown when it was said. */
  over: SheetRead;
}

/** What was said last, as long as the server has not read the file by it: what one says next goes over that. */
function asSaid({ over, assigned: { header, columns } }: Said, error: unknown): SheetRead {
  const said = columns ? over.columns.map((one, at) => ({ ...one, column: columns[at] ?? null })) : over.columns;
  return { ...over, header, columns: said, faults: faultsOf(error) ?? over.faults };
}

/**
 * How the server reads a chosen spreadsheet, and again whenever one says what a column is (management §31). What was
 * said stays when the line is lost.
 */
export function useSheetPreview(restaurant_id: number, sheet: ChosenSheet | null) {
  const { api, orpc } = useAppContext();
  const [last, setLast] = useState<Said | null>(null);
  const at = sheet?.at ?? null;
  // What was said of one file says nothing of the next.
  const said = last?.at === at ? last : null;
  const assigned = said?.assigned;
  const read = useQuery({
    queryKey: [...orpc.management.previewCsv.key({ input: { restaurant_id } }), at, said?.times, assigned],
    enabled: sheet !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
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
  const shown = read.data ?? (said ? asSaid(said, read.error) : undefined);
  return {
    read,
    shown,
    assigned,
    /** Why it could not be asked how the file is read. */
    failed: shown && faultsOf(read.error) ? null : read.error,
    assign: (next: Assignment) => {
      if (at !== null && shown) setLast({ at, times: (said?.times ?? 0) + 1, assigned: next, over: shown });
    },
  };
}
