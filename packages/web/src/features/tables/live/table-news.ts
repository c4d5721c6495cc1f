import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { m } from "../../../paraglide/messages.js";

/** More news than this at once are summed up in one sentence. */
const MOST_TOLD = 3;

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Who came, left or is done, as sentences. */
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

/** What others added, changed and removed, as sentences. */
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

/** What others did at the table between two states, as text for screen readers. */
export const tableNews = (before: TableState, after: TableState, me: string | null, language: Language): string => {
  const said = [...newsOfPeople(before, after, me), ...newsOfLines(before, after, me, language)];
  return said.length > MOST_TOLD ? m.table_said_several() : said.join(". ");
};

/** Makes a repeated text differ, because screen readers only announce changes: the second coffee counts too. */
export const saidAnew = (words: string, last: string): string => (words === last ? `${words}\u00a0` : words);
