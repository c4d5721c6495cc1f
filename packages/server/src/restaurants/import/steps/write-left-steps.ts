import { setTimeout as pause } from "node:timers/promises";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { writeAudit } from "../../../accounts/stored/audit.queries.ts";
import type { Database, Queryable } from "../../../database/open-database.ts";
import { notifyOfRestaurants } from "../import-restaurants.ts";
import { waitForOtherImports } from "../write/import.queries.ts";
import { type RestaurantPlan, writeBatch } from "../write/write-batch.ts";
import { deleteStep, deleteUndecidedSteps, type ImportStep, nextStep } from "./import-steps.queries.ts";

/**
 * One step's transaction is to take so long: on the embedded database everybody waits for it, and the database answers
 * without giving the process to anybody else. Afterwards others have as long.
 */
export const STEP_MS = 80;

/** A restaurant that cannot be written although it could be when its import was decided, and why. */
export interface SetAside {
  ref: string;
  fault: string;
}

export interface Writing {
  at: Date;
  onWritten?: (plans: readonly RestaurantPlan[]) => void;
  onSetAside?: ((aside: readonly SetAside[]) => void) | undefined;
}

/** Does something, and lets others have as long after it. */
export async function inTime<Result>(act: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const begun = performance.now();
  const result = await act();
  const took = performance.now() - begun;
  await pause(Math.min(took, STEP_MS));
  return { result, took };
}

/**
 * Writes every step that is decided, of whatever import, and forgets what was not decided. What cannot be written any
 * more is set aside with a line in the audit list, so that it stops neither the rest nor the imports after it.
 */
export async function writeLeftSteps(database: Database, writing: Writing): Promise<void> {
  await deleteUndecidedSteps(database.db);
  for (;;) {
    const step = await nextStep(database.db);
    if (!step) return;
    try {
      const { result } = await inTime(() => writeOf(database, step, step.restaurants, deleteStep));
      writing.onWritten?.(result);
    } catch (error) {
      await writeApart(database, step, error, writing);
    }
  }
}

/** One of them may be at fault: each is written by itself. */
async function writeApart(database: Database, step: ImportStep, error: unknown, writing: Writing): Promise<void> {
  const [only, ...others] = step.restaurants;
  const aside: SetAside[] = [];
  if (only && others.length === 0) aside.push({ ref: only.ref, fault: faultOf(error) });
  else {
    for (const restaurant of step.restaurants) {
      try {
        const { result } = await inTime(() => writeOf(database, step, [restaurant]));
        writing.onWritten?.(result);
      } catch (own) {
        aside.push({ ref: restaurant.ref, fault: faultOf(own) });
      }
    }
  }
  // Where the database itself is gone this fails too: then the step stays for the next start.
  await database.unhurried(async (tx) => {
    await deleteStep(tx, step.id);
    if (aside.length > 0) await noteAside(tx, step, aside, writing.at);
  });
  writing.onSetAside?.(aside);
}

const writeOf = (
  database: Database,
  { id, source, at }: ImportStep,
  restaurants: readonly TableeRestaurant[],
  andThen: (tx: Queryable, id: number) => Promise<void> = async () => {},
): Promise<RestaurantPlan[]> =>
  database.unhurried(async (tx) => {
    await waitForOtherImports(tx);
    const plans = await writeBatch(tx, source, restaurants, at);
    await notifyOfRestaurants(tx, plans);
    await andThen(tx, id);
    return plans;
  });

/** Whoever began the import may be long gone: nobody in particular is named. */
const noteAside = (tx: Queryable, { source }: ImportStep, after: SetAside[], date: Date): Promise<void> =>
  writeAudit(tx, {
    account_id: null,
    restaurant_id: null,
    action: "import.set_aside",
    subject: `file ${source}`,
    after,
    date,
  });

/** What the database says, without the rows that it was said of. */
function faultOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
