import { type SQL, sql } from "drizzle-orm";
import type { Database, Db, Queryable } from "./open-database.ts";

/**
 * What has changed in the database; caches evict their views of it. `likes` and `comments` mean that only the number of
 * a discovery's likes or comments changed. `tables` means that the code of a restaurant's table changed. `member`
 * covers what others see of a member, and the counts beside it.
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
  /** A discovery entered the public feeds, which none of the cached rows could tell. */
  | "feeds";

const CHANNEL = "changes";

/**
 * Announces a change to every process on this database once the calling transaction commits (never if it is rolled
 * back). PostgreSQL merges equal announcements of one transaction. After a bulk change, announce the plural topic
 * rather than thousands of single ones.
 */
export const notifyChange = async (tx: Queryable, topic: ChangeTopic): Promise<void> => {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
};

/** The same as a SQL expression, to be selected by a statement that also writes. */
export const changed = (topic: SQL): SQL => sql`pg_notify(${CHANNEL}, ${topic})`;

/** Receives a topic that changed; null: anything may have (the connection to the database was lost, or restored). */
type Listener = (topic: ChangeTopic | null) => void;

/** The announcements that the triggers on the search's tables send (docs/decisions/074-search.md). */
const FOUND = /^(found|learned):(.*)$/su;

/**
 * The words of searchable things that changed, before and after the change, or words that were learned; null: any
 * words.
 */
export interface FoundChange {
  kind: "found" | "learned";
  words: readonly string[] | null;
}
type FoundListener = (change: FoundChange) => void;

/** A process's single connection for a database's announcements, and its listeners. */
interface Line {
  /** Whether every committed change is received. While it is not, nothing may be cached. */
  heard: boolean;
  /** Caches of values. They are notified first, so that a subscriber that rebuilds something reads new values. */
  caches: Set<Listener>;
  subscribers: Set<Listener>;
  /** Listeners for searchable words: an import causes thousands of such changes, which are irrelevant to others. */
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

/** Passes an announcement on to the listeners that it concerns. */
const hear = (line: Line, payload: string): void => {
  const found = FOUND.exec(payload);
  if (!found) return tell(line, payload as ChangeTopic);
  const [, kind, words = ""] = found;
  tellFound(line, { kind: kind === "learned" ? "learned" : "found", words: words === "" ? null : words.split(" ") });
};

/** Whether this process receives all changes of the database, so that it may cache: while something listens. */
export const isHeard = (db: Db): boolean => lineOf(db).heard;

/** Registers a cache of values (until-changed.ts), which is notified of every change before any subscriber. */
export const onChange = (db: Db, listener: Listener): void => {
  lineOf(db).caches.add(listener);
};

/**
 * Registers a cache of searches, which is notified of every change of something searchable, with the words it is found
 * by.
 */
export const onFoundChange = (db: Db, listener: FoundListener): void => {
  lineOf(db).searches.add(listener);
};

/**
 * Evicts a topic from this process's caches without waiting for its announcement: for the use case that has just
 * committed the change, so that its answer already reflects it.
 */
export const tellChange = (db: Db, topic: ChangeTopic): void => tell(lineOf(db), topic);

/**
 * Calls back with every committed change, of this process and of others. If the connection is lost, `onLost` is called
 * (anything cached may now be stale: evict everything) and the connection is reopened. `onLost` is then called again,
 * because changes in between were not received. Returns a function that stops listening.
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
