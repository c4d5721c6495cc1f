import type { ImportReport } from "@tablee/contract/restaurants/import.contract";
import { runWithProgress } from "../../progress/run-with-progress.ts";
import type { Services } from "../../services.ts";
import { type FileToImport, importFile } from "./import-file.ts";

/**
 * Starts an import; returns the id of its progress. The progress ends with the report as its data, or, if the file is
 * faulty, with the error that `refuse` creates.
 */
export const startImport = (
  services: Services,
  account_id: number,
  file: FileToImport,
  refuse: (report: ImportReport) => Error,
): Promise<string> =>
  runWithProgress(services, account_id, async (onProgress) => {
    const report = await importFile(services, { ...file, account_id }, onProgress);
    if (report.errors.length > 0) throw refuse(report);
    return report;
  });
