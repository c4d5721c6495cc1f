import type { DinerDoing } from "@tablee/domain/tables/table";
import { useEffect, useRef } from "react";
import { useDishAddress } from "../../menus/reading/menu-address.ts";
import type { SharedTable } from "./shared-table.ts";

/** Shows the table that this diner is choosing a dish, or writing a note, while the dish's dialog is open. */
export function useTableDoing(shared: SharedTable | null): void {
  const { search } = useDishAddress();
  const open = search.item !== undefined || search.combo !== undefined || search.line !== undefined;
  const before = useRef<DinerDoing | null>(null);
  useEffect(() => {
    if (!open || !shared) return undefined;
    const { table, me } = shared.snapshot();
    before.current = table?.users.find(({ id }) => id === me)?.doing === "done" ? "done" : null;
    const lines = shared.changes;
    shared.tell("choosing");
    const onFocus = ({ type, target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) shared.tell(type === "focusin" ? "writing" : "choosing");
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onFocus);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onFocus);
      // A diner who was done and only looked is still done.
      shared.tell(shared.changes === lines ? before.current : null);
    };
  }, [open, shared]);
}
