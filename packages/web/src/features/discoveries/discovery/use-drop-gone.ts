import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";

/**
 * Once a discovery is known to be gone, removes it from the lists of this page. The code for that is loaded when
 * needed.
 */
export function useDropGone(id: number, gone: boolean): void {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  useEffect(() => {
    if (gone) void import("./drop-gone.ts").then(({ dropGone }) => dropGone(client, orpc, id)).catch(() => undefined);
  }, [client, orpc, id, gone]);
}
