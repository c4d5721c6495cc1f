import { type SQL, sql } from "drizzle-orm";
import type { Database, Db, Queryable } from "./open-database.ts";

/**
 * What of the stored world changed: caches that hold a view of it let go of it. `likes`, `comments`: how often a discovery is liked, or commented, and nothing else of it. `tables`: of one restaurant, where a code was
 * changed. `member`: what others see of one, and the counts beside it.
 */
export type ChangeTopic =
  | `restaurant:${number}`
  | `recommendation:${number}`
  | `likes:${number}`
  | `member:${number}`
  | `comments:${number}`
  | `tables:${number}`
  | `printers:${number}`
  | "domains"
  /** What administrators write: pages, terms, blog and news. */
  | "articles"
  | "restaurants"
  | "recommendations"
  | "zones"
  /** A discovery came into the lists of what everybody sees, which none of their rows tells. */
  | "feeds";

const CHANNEL = "changes";

/**
 * Announces a change to every process on this database, once the transaction that calls it is committed (and never
 * when it is rolled back). PostgreSQL folds equal announcements of one transaction into one.
 * After a bulk change announce the plural topic rather than thousands of single ones.
 */
export const notifyChange = async (tx: Queryable, topic: ChangeTopic): Promise<void> => {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
};

/** The same, as what a statement selects that writes besides. */
export const changed = (topic: SQL): SQL => sql`pg_notify(${CHANNEL}, ${topic})`;

/** Hears a topic that changed; null: anything may have (the line to the database was lost, or is back). */
type Listener = (topic: ChangeTopic | null) => void;

/** What the triggers of the search's tables say of a change (docs/decisions/074-search.md). */
const FOUND = /^(found|learned):(.*)$/su;

/**
 * Words of things that can be found and were changed, before and after, or words that were learned; null: any.
 */
export interface FoundChange {
  kind: "found" | "learned";
  words: readonly string[] | null;
}
type FoundListener = (change: FoundChange) => void;

/** The one line of a process to a database's announcements, and who hears it. */
interface Line {
  /** Whether every committed change is heard. While it is not, nothing may be kept. */
  heard: boolean;
  /** Caches of values: told first, so that whoever rebuilds something on hearing of a change does so from new ones. */
  caches: Set<Listener>;
  subscribers: Set<Listener>;
  /** Who hears of what can be found by words: thousands of such changes come with an import, and say nothing to others. */
  searches: Set<FoundListener>;
  opened: Promise<() => Promise<void>> | null;
}
const lines = new WeakMap<Db, Line>();

const lineOf = (db: Db): Line => {
  let line = lines.get(db);
  if (!line)
    lines.set(
      db,
      (line = { heard: false, caches: new Set(), subscribers: new Set(), searches: new Set(), opened: null }),
    );
  return line;
};

const tell = (line: Line, topic: ChangeTopic | null): void => {
  for (const listener of line.caches) listener(topic);
  for (const listener of line.subscribers) listener(topic);
  if (topic === null) tellFound(line, { kind: "found", words: null });
};

const tellFound = (line: Line, change: FoundChange): void => {
  for (const listener of line.searches) listener(change);
};

/** Tells what was announced to those whom it concerns. */
const hear = (line: Line, payload: string): void => {
  const found = FOUND.exec(payload);
  if (!found) return tell(line, payload as ChangeTopic);
  const [, kind, words = ""] = found;
  tellFound(line, { kind: kind === "learned" ? "learned" : "found", words: words === "" ? null : words.split(" ") });
};

/** Whether what is kept of this database in this process follows what is committed: while somebody listens. */
export const isHeard = (db: Db): boolean => lineOf(db).heard;

/** For caches of values (until-changed.ts): hears every change before any subscriber does. */
export const onChange = (db: Db, listener: Listener): void => {
  lineOf(db).caches.add(listener);
};

/** For what is kept of searches: hears of every change of what can be found, and of the words it is found by. */
export const onFoundChange = (db: Db, listener: FoundListener): void => {
  lineOf(db).searches.add(listener);
};

/**
 * Lets go of what this process keeps of a topic, before its announcement has made the round: for the use case that
 * has just committed the change, so that whoever it answers finds it done.
 */
export const tellChange = (db: Db, topic: ChangeTopic): void => tell(lineOf(db), topic);

/**
 * Calls back with every committed change, of this and of other processes. When the line to the database is lost,
 * `onLost` is called (whatever was cached may now be stale: let go of all) and the listening begins anew, which is
 * told by `onLost` once more: what changed in between was not heard. Answers how to stop.
 */
export async function listenForChanges(
  database: Database,
  onChanged: (topic: ChangeTopic) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const line = lineOf(database.db);
  line.opened ??= openLine(database, line);
  const close = await line.opened;
  const subscriber: Listener = (topic) => (topic === null ? onLost() : onChanged(topic));
  line.subscribers.add(subscriber);
  return async () => {
    line.subscribers.delete(subscriber);
    if (line.subscribers.size > 0) return;
    line.opened = null;
    await close();
  };
}

const RETRY_MS = 1_000;

async function openLine(database: Database, line: Line): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  const begin = async (): Promise<void> => {
    const stop = await database.listen(CHANNEL, (payload) => hear(line, payload), lose);
    if (stopped) return stop();
    unlisten = stop;
    line.heard = true;
    tell(line, null);
  };
  const lose = () => {
    if (stopped) return;
    line.heard = false;
    if (unlisten) tell(line, null);
    unlisten = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void begin().catch(lose), RETRY_MS).unref();
  };

  try {
    await begin();
  } catch (error) {
    stopped = true;
    line.opened = null;
    throw error;
  }
  return async () => {
    stopped = true;
    line.heard = false;
    clearTimeout(timer);
    await unlisten?.();
    tell(line, null);
  };
}
