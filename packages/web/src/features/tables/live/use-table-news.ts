import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** How long a line is shown as new once it is on the screen. */
const FRESH_MS = 8_000;
/** More than this at once is told in one sentence. */
const MOST_TOLD = 3;

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Who came, went and is done, as sentences. */
function newsOfPeople(before: TableState, after: TableState, me: string | null): string[] {
  const known = byId(before.users);
  return after.users.flatMap((user) => {
    if (user.id === me) return [];
    const { name } = user;
    const was = known.get(user.id);
    if (!was) return [m.table_said_joined({ name })];
    if (user.left !== was.left) return [user.left ? m.table_said_left({ name }) : m.table_said_back({ name })];
    if (user.doing === "done" && was.doing !== "done") return [m.table_said_done({ name })];
    return [];
  });
}

/** What others added, changed and took out, as sentences. */
function newsOfLines(before: TableState, after: TableState, me: string | null, language: Language): string[] {
  const names = new Map([...before.users, ...after.users].map(({ id, name }) => [id, name]));
  const words = (of: TableState["items"][number]) => ({
    name: names.get(of.user_id) ?? m.table_somebody(),
    dish: textIn(of.name, language),
  });
  const [old, now] = [byId(before.items), byId(after.items)];
  const came = after.items.filter(({ id, user_id }) => user_id !== me && !old.has(id));
  const went = before.items.filter(({ id, user_id }) => user_id !== me && !now.has(id));
  const changed = after.items.filter(
    ({ id, user_id, line }) =>
      user_id !== me && old.has(id) && JSON.stringify(old.get(id)?.line) !== JSON.stringify(line),
  );
  return [
    ...came.map((each) => m.table_said_added(words(each))),
    ...changed.map((each) => m.table_said_changed(words(each))),
    ...went.map((each) => m.table_said_removed(words(each))),
  ];
}

/** What others did at the table since the last state, in words for whoever cannot see it, and what is new of it. */
export const tableNews = (before: TableState, after: TableState, me: string | null, language: Language): string => {
  const said = [...newsOfPeople(before, after, me), ...newsOfLines(before, after, me, language)];
  return said.length > MOST_TOLD ? m.table_said_several() : said.join(". ");
};

/** The same words once more are a change too: else nobody is told of the second coffee. */
export const saidAnew = (words: string, last: string): string => (words === last ? `${words}\u00a0` : words);

/** Follows a table: what is to be read out, and the lines that others have just added. */
export function useTableNews(table: TableState | null, me: string | null) {
  const language = useLanguage();
  const before = useRef<TableState | null>(null);
  const [said, setSaid] = useState("");
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const was = before.current;
    before.current = table;
    if (!was || !table || was.session !== table.session || was.revision >= table.revision) return undefined;
    const words = tableNews(was, table, me, language);
    if (words !== "") setSaid((last) => saidAnew(words, last));
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

/** A new line is new until somebody could see it: the time runs while its row is on the screen. */
export function useSeeing(id: string, isNew: boolean, see: (id: string) => void): void {
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => see(id), FRESH_MS);
    return () => clearTimeout(timer);
  }, [id, isNew, see]);
}
