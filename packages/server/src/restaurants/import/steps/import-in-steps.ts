import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Database, Queryable } from "../../../database/open-database.ts";
import {
  count,
  type ImportCounts,
  noCounts,
  type OnProgress,
  type RestaurantsToImport,
  tellKept,
} from "../import-restaurants.ts";
import { type RestaurantPlan, writeBatch } from "../write/write-batch.ts";
import { enterLeft } from "../laid/import-laid.ts";
import { decideSteps, insertStep } from "./import-steps.queries.ts";
import { inTurn } from "./in-turn.ts";
import { inTime, STEP_MS, writeLeftSteps } from "./write-left-steps.ts";

const FIRST = 4;
/**
 * Restaurants may be as different as a kiosk and a chain, so no step grows to many times the size of the one before.
 */
const GROWTH = 2;
const MOST = 200;

/** Thrown to roll back deliberately: the only question was whether it could be written. */
class Rehearsed extends Error {}

type Deciding = (tx: Queryable, counts: ImportCounts) => Promise<void>;

/**
 * Writes many restaurants, all or nothing, without a long transaction (page 013). Each step is first recorded and
 * rehearsed. When all of them have succeeded, `decide` runs in one transaction that commits to them, and then they are
 * written. If the process dies before that transaction, nothing is written; if it dies after it, {@link finishImports}
 * completes the rest.
 */
export function importInSteps(
  database: Database,
  asked: RestaurantsToImport,
  at: Date,
  onProgress: OnProgress,
  decide: Deciding,
): Promise<ImportCounts> {
  return inTurn(database, async () => {
    await writeLeftSteps(database, { at });
    const counts = await rehearse(database, asked, at, onProgress, decide);
    let written = 0;
    const news = noCounts();
    const onWritten = (plans: readonly RestaurantPlan[]) => {
      for (const plan of plans) count(news, plan);
      written += plans.length;
      onProgress(0.5 + written / asked.restaurants.length / 2);
    };
    await writeLeftSteps(database, { at, onWritten, onSetAside: asked.onSetAside });
    return { ...counts, new_restaurants: news.new_restaurants };
  });
}

/** Completes what a process that has died had decided, and discards what it had not. */
export const finishImports = (database: Database, at: Date): Promise<void> =>
  inTurn(database, async () => {
    await writeLeftSteps(database, { at });
    await enterLeft(database);
  });

async function rehearse(
  database: Database,
  { source, restaurants, onKept }: RestaurantsToImport,
  at: Date,
  onProgress: OnProgress,
  decide: Deciding,
): Promise<ImportCounts> {
  const import_id = crypto.randomUUID();
  const counts = noCounts();
  let done = 0;
  for (const [own, theirs] of Map.groupBy(restaurants, (restaurant) => restaurant.source ?? source)) {
    for (const step of steps(theirs)) {
      const plans = await step.time(() =>
        database.unhurried(async (tx) => {
          await insertStep(tx, { import_id, source: own, restaurants: step.restaurants, at });
          return rehearsed(tx, own, step.restaurants, at);
        }),
      );
      for (const plan of plans) {
        count(counts, plan);
        tellKept(plan, onKept);
      }
      done += step.restaurants.length;
      onProgress(done / restaurants.length / 2);
    }
  }
  await database.unhurried(async (tx) => {
    await decideSteps(tx, import_id);
    await decide(tx, counts);
  });
  return counts;
}

/** Returns what would become of these restaurants, by writing them and rolling back. */
async function rehearsed(
  tx: Queryable,
  source: string,
  restaurants: readonly TableeRestaurant[],
  at: Date,
): Promise<RestaurantPlan[]> {
  let plans: RestaurantPlan[] = [];
  const trial = tx.transaction(async (inner) => {
    plans = await writeBatch(inner, source, restaurants, at);
    throw new Rehearsed();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  return plans;
}

interface Step {
  restaurants: TableeRestaurant[];
  time<Result>(act: () => Promise<Result>): Promise<Result>;
}

/** Yields as many restaurants at once as can be written in time, judging by how long the previous ones took. */
function* steps(restaurants: readonly TableeRestaurant[]): Generator<Step> {
  let size = FIRST;
  for (let start = 0; start < restaurants.length;) {
    const taken = restaurants.slice(start, start + size);
    start += taken.length;
    yield {
      restaurants: taken,
      time: async (act) => {
        const { result, took } = await inTime(act);
        const fitting = (taken.length * STEP_MS) / took;
        size = Math.max(1, Math.floor(Math.min(fitting, size * GROWTH, MOST)));
        return result;
      },
    };
  }
}
