import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAppContext } from "../routes/app-context.ts";
import { useSession } from "./session.ts";

const asked = new WeakSet<QueryClient>();

/**
 * The server renders as a visitor, whoever the page is for. What a member gets another answer to (a block, a follow,
 * why a discovery is shown) is refetched once the member is known. Once per load: later queries are the member's
 * anyway.
 */
export function useAskedAsMember(...room: string[]): void {
  const { rendered_for_member } = useAppContext();
  const client = useQueryClient();
  const { user } = useSession();
  const wanted = rendered_for_member && user !== null;
  const path = room.join("/");
  useEffect(() => {
    if (!wanted || asked.has(client)) return;
    asked.add(client);
    const isOf = ([first]: readonly unknown[]) => Array.isArray(first) && first.join("/").startsWith(path);
    void client.invalidateQueries({ predicate: ({ queryKey }) => isOf(queryKey) });
  }, [wanted, client, path]);
}
