import { clear, createStore, delMany, get, setMany, update, type UseStore } from "idb-keyval";

export interface KeptAnswer {
  /**
   * The owner (offline/keeping-for.ts) and the version of the app that wrote it: a stored answer of another owner or
   * another version is never used.
   */
  of: string;
  version: string;
  data: unknown;
}

/**
 * The limit of stored answers: a page or two of each list, some dozens of menus and discoveries, in all a few
 * megabytes.
 */
const MOST = 200;
const WHEN = "when";
type When = Record<string, number>;

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore("tablee-answers", "answers"));

/** Ignores failures of the storage: there is none, or it is forbidden or full. */
async function orNothing<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/** Stores answers by the hash of their query; beyond the limit the oldest are deleted. */
export async function putAnswers(answers: ReadonlyMap<string, KeptAnswer>, now: number): Promise<void> {
  await orNothing(async () => {
    await setMany([...answers], store());
    let gone: string[] = [];
    const add = (known: When = {}): When => {
      const all = { ...known, ...Object.fromEntries([...answers.keys()].map((hash) => [hash, now])) };
      const newestFirst = Object.entries(all).sort(([, one], [, other]) => other - one);
      gone = newestFirst.slice(MOST).map(([hash]) => hash);
      return Object.fromEntries(newestFirst.slice(0, MOST));
    };
    await update<When>(WHEN, add, store());
    if (gone.length > 0) await delMany(gone, store());
  });
}

export const keptAnswer = (hash: string): Promise<KeptAnswer | undefined> =>
  orNothing(async () => await get<KeptAnswer>(hash, store()));

/** Deletes all answers, and the pictures that were seen with them. */
export async function forgetAnswers(): Promise<void> {
  await orNothing(() => clear(store()));
  await orNothing(() => caches.delete("pictures"));
}
