import type { OwnerlessPlace } from "@tablee/contract/management/claims.contract";
import type { Services } from "../../services.ts";
import { readLeft } from "./claims.queries.ts";

/** The places that nobody owns since their last owner left (management §47). */
export const listOwnerless = async ({
  database: { db },
}: Pick<Services, "database">): Promise<{ places: OwnerlessPlace[] }> => ({ places: await readLeft(db) });
