import * as z from "zod";

/**
 * An object with arbitrary keys from the file and one kind of value. The number of keys is checked first, as zod does
 * for lists: reporting hundreds of thousands of wrong values would take minutes.
 */
export const tableOf = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .record(z.string(), z.unknown())
    .refine((table) => Object.keys(table).length <= most, { abort: true, error: `Too many keys: at most ${most}` })
    .pipe(z.record(z.string(), value));
