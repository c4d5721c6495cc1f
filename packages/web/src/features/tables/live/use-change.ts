import type { TableChange } from "@tablee/domain/tables/change-table";
import { useCallback, useEffect, useRef } from "react";
import type { AtTable } from "./table-context.ts";
import type { SharedTable } from "./shared-table.ts";

type Changed = Pick<SharedTable, "change" | "ask" | "snapshot">;

/** Changes made before joining wait for it, so that no choice is lost. What is said of them waits as well. */
export function useChange(
  shared: Changed | null,
  phase: AtTable["snapshot"]["phase"],
): Pick<AtTable, "change" | "askName"> {
  const waiting = useRef<[change: TableChange, made?: () => void][]>([]);
  useEffect(() => {
    if (phase !== "joined" || !shared) return;
    for (const [each, made] of waiting.current.splice(0)) {
      shared.change(each);
      made?.();
    }
  }, [phase, shared]);
  const change = useCallback(
    (what: TableChange, made?: () => void) => {
      if (!shared) return;
      if (shared.snapshot().phase === "asking") {
        waiting.current.push([what, made]);
        return shared.ask();
      }
      shared.change(what);
      made?.();
    },
    [shared],
  );
  const askName = useCallback(() => shared?.ask(), [shared]);
  return { change, askName };
}
