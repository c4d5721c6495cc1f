import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useEffect } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { AtTable } from "./table-context.ts";
import { useTableDoing } from "./use-table-doing.ts";

/**
 * What a diner does, shown to the table, and what has happened to the table's basket, told to the diner. Nobody waits
 * for either, so that it loads after the page.
 */
export function TableShows({ shared, snapshot: { capped, reopened } }: Pick<AtTable, "shared" | "snapshot">): null {
  useWords();
  useTableDoing(shared);
  const toasts = useToasts();
  useEffect(() => {
    if (capped > 0) toasts.show({ id: "basket", tone: "warning", text: m.basket_capped() });
  }, [capped, toasts]);
  useEffect(() => {
    if (reopened > 0) toasts.show({ id: "reopened", tone: "warning", text: m.table_reopened() });
  }, [reopened, toasts]);
  return null;
}
