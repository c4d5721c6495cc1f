import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { WifiOff, Send } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useTable } from "../live/table-context.ts";
import { useLasting } from "../live/use-lasting.ts";

/** A connection that returns within this time needs no message. */
const PATIENCE_MS = 2_000;

/**
 * The first one may take a minute (shell §19): on a slow line, a message would only move the menu, and nobody is offline
 * yet. If there is no line at all, the notice above the page says so.
 */
const FIRST_MS = 60_000;

/** What to know before continuing: the device is cut off, or somebody else is placing the order. */
export function TableNotices() {
  useWords();
  const { table, snapshot, seat, shared } = useTable();
  const cutOff = useLasting(!snapshot.live, snapshot.was_live ? PATIENCE_MS : FIRST_MS);
  const other = table?.users.find(({ id, doing }) => id !== snapshot.me && doing === "placing");
  if (cutOff) {
    const { length: count } = seat.waiting;
    return (
      <Notice
        tone="warning"
        className="table-cut-off"
        icon={<WifiOff />}
        title={snapshot.was_live ? m.table_offline_title() : m.table_connecting()}
        action={
          <Button variant="link" size="sm" className="text-inherit" onClick={() => shared?.comeBack()}>
            {m.table_try_now()}
          </Button>
        }
      >
        {count > 0 ? m.table_offline_waiting({ count }) : m.table_offline_text()}
      </Notice>
    );
  }
  if (!other) return null;
  return (
    <Notice tone="info" icon={<Send />} title={m.table_placing({ name: other.name })}>
      {m.table_placing_text()}
    </Notice>
  );
}
