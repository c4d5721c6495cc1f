import type { Assignment, CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAppContext } from "../../../../routes/app-context.ts";
import { faultsOf } from "./fault-words.ts";
import { columnsOfLastTime } from "./kept-columns.ts";

/** A chosen spreadsheet; the same file may be chosen again after it was corrected. */
export interface ChosenSheet {
  file: File;
  /** Different for each choice. */
  at: number;
}

/** How a file is read, and whether the columns are those assigned to an earlier file. */
export interface SheetRead extends CsvPreview {
  asLastTime: boolean;
}

interface Said {
  at: number;
  /** The number of assignments made: making the same one again repeats the call. */
  times: number;
  assigned: Assignment;
  /** What was shown when the assignment was made. */
  over: SheetRead;
}

/**
 * Returns the preview with the last assignment, until the server has read the file by it: the next assignment builds on
 * that.
 */
function asSaid({ over, assigned: { header, columns } }: Said, error: unknown): SheetRead {
  const said = columns ? over.columns.map((one, at) => ({ ...one, column: columns[at] ?? null })) : over.columns;
  return { ...over, header, columns: said, faults: faultsOf(error) ?? over.faults };
}

/**
 * Returns how the server reads a chosen spreadsheet, and again whenever a column is assigned (management §31).
 * Assignments survive a lost connection.
 */
export function useSheetPreview(restaurant_id: number, sheet: ChosenSheet | null) {
  const { api, orpc } = useAppContext();
  const [last, setLast] = useState<Said | null>(null);
  const at = sheet?.at ?? null;
  // An assignment for one file says nothing about the next.
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
    /** The error if the server could not be asked how it reads the file. */
    failed: shown && faultsOf(read.error) ? null : read.error,
    assign: (next: Assignment) => {
      if (at !== null && shown) setLast({ at, times: (said?.times ?? 0) + 1, assigned: next, over: shown });
    },
  };
}
