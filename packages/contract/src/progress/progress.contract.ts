import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";

/**
 * The state of a long job (wire §13). Clients poll it until `finished`, then use `error` if it is set, otherwise
 * `data`.
 */
export const Progress = z.object({
  finished: z.boolean(),
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  error: z.object({ code: z.string(), status: z.int(), message: z.string(), data: z.unknown().optional() }).nullable(),
  data: z.unknown(),
});
export type Progress = z.infer<typeof Progress>;

export const progressContract = {
  get: call
    .route({ method: "GET", path: "/progress/{id}", tags: ["progress"], summary: "How far a job is" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: z.uuid() }))
    .output(Progress),
};
