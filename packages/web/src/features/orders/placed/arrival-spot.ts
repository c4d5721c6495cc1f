import * as z from "zod/mini";
import { stored } from "../../../storage/stored.ts";

/** What one said last to be found by: most people come in the same car. */
export const arrivalSpot = stored("arrival", z.object({ spot: z._default(z.string(), "") }));
