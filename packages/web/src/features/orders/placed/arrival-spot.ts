import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";

/** What the member last gave to be found by: most people come in the same car. */
export const arrivalSpot = stored("arrival", v.object({ spot: v.optional(v.string(), "") }));
