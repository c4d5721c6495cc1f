import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../../database/open-database.ts";
import { importSteps } from "./import-steps.table.ts";

export type ImportStep = typeof importSteps.$inferSelect;

export const insertStep = async (
  tx: Queryable,
  step: Pick<ImportStep, "import_id" | "source" | "restaurants" | "at">,
): Promise<void> => {
  await tx.insert(importSteps).values(step);
};

export const decideSteps = async (tx: Queryable, import_id: string): Promise<void> => {
  await tx.update(importSteps).set({ decided: true }).where(eq(importSteps.import_id, import_id));
};

/** Returns the next step to write, of any import; null if none is left. */
export const nextStep = async (tx: Queryable): Promise<ImportStep | null> => {
  const [step] = await tx
    .select()
    .from(importSteps)
    .where(eq(importSteps.decided, true))
    .orderBy(asc(importSteps.id))
    .limit(1);
  return step ?? null;
};

export const deleteStep = async (tx: Queryable, id: number): Promise<void> => {
  await tx.delete(importSteps).where(eq(importSteps.id, id));
};

export const deleteUndecidedSteps = async (db: Queryable): Promise<void> => {
  await db.delete(importSteps).where(eq(importSteps.decided, false));
};
