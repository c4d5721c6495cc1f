import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConnection, watchConnection } from "./connection.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";

/** What may wait until the app is ready (decisions, "Screens"): who speaks of changes, and what is likely wanted next. */
export function AfterReady() {
  const client = useQueryClient();
  const connection = useConnection();
  useEffect(() => watchConnection(client), [client]);
  useEffect(() => void import("./more-sheet.tsx"), []);
  return (
    <>
      <PageAnnouncer />
      {connection === "fine" ? null : <ConnectionNotice connection={connection} />}
    </>
  );
}
