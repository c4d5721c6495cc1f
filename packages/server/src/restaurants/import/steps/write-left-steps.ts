import { setTimeout as pause } from "node:timers/promises";
import type { TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { writeAudit } from "../../../accounts/stored/audit.queries.ts";
import type { Database, Queryable } from "../../../database/open-database.ts";
import { notifyOfRestaurants } from "../import-restaurants.ts";
import { waitForOtherImports } from "../write/import.queries.ts";
import { type RestaurantPlan, writeBatch } from "../write/write-batch.ts";
import { deleteStep, deleteUndecidedSteps, type ImportStep, nextStep } from "./import-steps.queries.ts";

/**
 * The target duration of one step's transaction, in milliseconds: the embedded database blocks everybody meanwhile, and
 * runs without yielding. After each step, other work gets as much time.
 */
export const STEP_MS = 80;

/** A restaurant that could be written when its import was decided but cannot be any more, and why. */
export interface SetAside {
  ref: string;
  fault: string;
}

export interface Writing {
  at: Date;
  onWritten?: (plans: readonly RestaurantPlan[]) => void;
  onSetAside?: ((aside: readonly SetAside[]) => void) | undefined;
}

/** Runs `act`, and then leaves other work as much time. */
export async function inTime<Result>(act: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const begun = performance.now();
  const result = await act();
  const took = performance.now() - begun;
  await pause(Math.min(took, STEP_MS));
  return { result, took };
}

/**
 * Writes every decided step, of any import, and discards undecided ones. What can no longer be written is set aside
 * with an entry in the audit list, so that it blocks neither the rest nor later imports.
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

/** Writes each restaurant of a step separately, because only one of them may be at fault. */
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
  // If the database itself is gone, this fails too, and the step remains for the next start.
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

/** Records what was set aside. No account is recorded, because whoever started the import may be long gone. */
const noteAside = (tx: Queryable, { source }: ImportStep, after: SetAside[], date: Date): Promise<void> =>
  writeAudit(tx, {
    account_id: null,
    restaurant_id: null,
    action: "import.set_aside",
    subject: `file ${source}`,
    after,
    date,
  });

/** The database's message, without the rows it is about. */
function faultOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
