import * as z from "zod";

/**
 * An object whose keys are of the file's choosing, with one kind of value. How many there are is asked first, as zod
 * itself asks it of lists: hundreds of thousands of wrong values would take minutes to tell.
 */
export const tableOf = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .record(z.string(), z.unknown())
    .refine((table) => Object.keys(table).length <= most, { abort: true, error: `Too many keys: at most ${most}` })
    .pipe(z.record(z.string(), value));
