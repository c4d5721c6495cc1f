import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";

/** Once it is known to be gone no list of this page offers it any more. How that is done comes when it is wanted. */
export function useDropGone(id: number, gone: boolean): void {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  useEffect(() => {
    if (gone) void import("./drop-gone.ts").then(({ dropGone }) => dropGone(client, orpc, id)).catch(() => undefined);
  }, [client, orpc, id, gone]);
}
