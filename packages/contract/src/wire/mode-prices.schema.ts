import * as z from "zod";

/** An amount for each way of ordering in which something does not cost its own price (menus §44). */
export const modePrices = <Amount extends z.ZodType>(amount: Amount) =>
  z.object({
    take_out: amount.optional(),
    dine_in: amount.optional(),
    delivery: amount.optional(),
    drive: amount.optional(),
    curbside: amount.optional(),
  });

/** The same for editing: every way has an entry, null if it has no price of its own. */
export const editedModePrices = <Amount extends z.ZodType>(amount: Amount) =>
  z.strictObject({
    take_out: amount.nullable(),
    dine_in: amount.nullable(),
    delivery: amount.nullable(),
    drive: amount.nullable(),
    curbside: amount.nullable(),
  });
