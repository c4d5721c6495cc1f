import { useToasts } from "@tablee/design-system/toasts/toasts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { LONG_MS } from "./still-sending.tsx";

const ID = "still-sending";

/**
 * On the screens of staff, managers and administrators: says in a toast that something is still being sent, whichever
 * of their many buttons sent it, once that takes long (shell §43). The toast stays until everything is answered.
 */
export function SlowSends() {
  useWords();
  const toasts = useToasts();
  const client = useQueryClient();
  const since = useSyncExternalStore(
    (listener) => client.getMutationCache().subscribe(listener),
    () => oldestSend(client),
    () => null,
  );
  // On a slow line, what shows toasts would come as late as the answer.
  useEffect(() => void import("@tablee/design-system/toasts/toast-viewport").catch(() => {}), []);
  useEffect(() => {
    if (since === null) return undefined;
    const say = () => void toasts.show({ id: ID, text: m.shell_still_sending(), tone: "info", duration: 0 });
    const timer = setTimeout(say, Math.max(0, since + LONG_MS - Date.now()));
    return () => {
      clearTimeout(timer);
      toasts.dismiss(ID);
    };
  }, [since, toasts]);
  return null;
}

/** When the oldest mutation without an answer was begun; null if all are answered. */
function oldestSend(client: QueryClient): number | null {
  const begun = client
    .getMutationCache()
    .getAll()
    .flatMap(({ state }) => (state.status === "pending" ? [state.submittedAt] : []));
  return begun.length > 0 ? Math.min(...begun) : null;
}
