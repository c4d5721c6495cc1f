import * as z from "zod";

/** An amount for each way of ordering in which something costs otherwise than by its own price (menus §44). */
export const modePrices = <Amount extends z.ZodType>(amount: Amount) =>
  z.object({
    take_out: amount.optional(),
    dine_in: amount.optional(),
    delivery: amount.optional(),
    drive: amount.optional(),
    curbside: amount.optional(),
  });

/** The same as it is edited: each way has its place, null where it has no price of its own. */
export const editedModePrices = <Amount extends z.ZodType>(amount: Amount) =>
  z.strictObject({
    take_out: amount.nullable(),
    dine_in: amount.nullable(),
    delivery: amount.nullable(),
    drive: amount.nullable(),
    curbside: amount.nullable(),
  });
