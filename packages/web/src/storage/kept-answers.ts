import { clear, createStore, delMany, get, setMany, update, type UseStore } from "idb-keyval";

export interface KeptAnswer {
  /** Of whom (offline/keeping-for.ts), and by which version of the app: neither another's nor another's shape is read. */
  of: string;
  version: string;
  data: unknown;
}

/** A page or two of each list, some dozens of menus and discoveries: a few megabytes. */
const MOST = 200;
const WHEN = "when";
type When = Record<string, number>;

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore("tablee-answers", "answers"));

/** What cannot be kept is not: no such storage, forbidden, or full. */
async function orNothing<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/** Answers by the hash of their question; those that are oldest go. */
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

/** All of them, and the pictures that were seen with them. */
export async function forgetAnswers(): Promise<void> {
  await orNothing(() => clear(store()));
  await orNothing(() => caches.delete("pictures"));
}
