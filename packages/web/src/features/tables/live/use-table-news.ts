import type { TableState } from "@tablee/contract/tables/tables.schema";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../language/language.ts";

/** How long a line counts as new once it is on the screen. */
const FRESH_MS = 8_000;
/** Follows a table: returns the text to be announced, and the lines that others have just added. */
export function useTableNews(table: TableState | null, me: string | null) {
  const language = useLanguage();
  const before = useRef<TableState | null>(null);
  const [said, setSaid] = useState("");
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const was = before.current;
    before.current = table;
    if (!was || !table || was.session !== table.session || was.revision >= table.revision) return undefined;
    // The code for the texts loads with the first news; the screen does not wait for it.
    void import("./table-news.ts").then(
      ({ tableNews, saidAnew }) => {
        const words = tableNews(was, table, me, language);
        if (words !== "") setSaid((last) => saidAnew(words, last));
      },
      () => undefined,
    );
    const known = new Set(was.items.map(({ id }) => id));
    const came = table.items.filter(({ id, user_id }) => user_id !== me && !known.has(id)).map(({ id }) => id);
    if (came.length > 0) {
      setFresh((each) => new Set([...each, ...came]));
    }
    return undefined;
  }, [table, me, language]);
  const see = useCallback((id: string) => setFresh((each) => new Set([...each].filter((other) => other !== id))), []);
  return { said, fresh, see };
}

/** A new line stays new until it could be seen: the time runs while its row is on the screen. */
export function useSeeing(id: string, isNew: boolean, see: (id: string) => void): void {
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => see(id), FRESH_MS);
    return () => clearTimeout(timer);
  }, [id, isNew, see]);
}
