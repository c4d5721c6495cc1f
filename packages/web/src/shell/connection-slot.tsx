import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useConnection, watchConnection } from "./connection.ts";

const loadNotice = () => import("./connection-notice.tsx");
const ConnectionNotice = lazy(async () => ({ default: (await loadNotice()).ConnectionNotice }));

/** Keeps the place of the notice, and loads it while one is still online. */
export function ConnectionSlot({ ready }: { ready: boolean }) {
  const client = useQueryClient();
  const connection = useConnection();
  useEffect(() => watchConnection(client), [client]);
  useEffect(() => {
    if (ready) void loadNotice();
  }, [ready]);
  if (connection === "fine") return null;
  return (
    <Suspense fallback={null}>
      <ConnectionNotice connection={connection} />
    </Suspense>
  );
}
