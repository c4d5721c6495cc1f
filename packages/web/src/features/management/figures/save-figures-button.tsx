import type { Figures } from "@tablee/contract/management/figures.contract";
import { Button } from "@tablee/design-system/button";
import { Download } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSaveFile } from "../../../shell/failures/use-save-file.ts";
import { figuresCsv } from "./figures-csv.ts";

/** Saves the figures of a period, or of one day, as a file on the device. */
export function SaveFiguresButton({ figures }: { figures: Figures }) {
  const language = useLanguage();
  const saveFile = useSaveFile();
  const { from, to } = figures;
  const name = from === to ? `tablee-${to}.csv` : `tablee-${from}-${to}.csv`;
  const save = () => saveFile(figuresCsv(figures, language), { name, type: "text/csv;charset=utf-8" });
  return (
    <Button variant="quiet" start={<Download aria-hidden="true" />} onClick={() => void save()}>
      {m.management_csv()}
    </Button>
  );
}
