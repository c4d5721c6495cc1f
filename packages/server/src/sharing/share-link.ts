import { randomBytes } from "node:crypto";
import type { SharedThing } from "@tablee/contract/sharing/sharing.contract";
import type { Services } from "../services.ts";
import { sharedThing } from "./shared-thing.ts";
import { keepShareLink, readShareLink, type Thing } from "./sharing.queries.ts";

const ID_BYTES = 16;

/** Creates a link to something that visitors may see; null if they may not. Sharing it again returns the same link. */
export const createShareLink = async (services: Services, thing: Thing): Promise<{ id: string } | null> => {
  if (!(await sharedThing(services, thing))) return null;
  const id = randomBytes(ID_BYTES).toString("base64url");
  return { id: await keepShareLink(services.database.db, { id, ...thing, created_at: services.clock() }) };
};

/** What a link shows to anybody; null if there is no such link, or what it shared is hidden now. */
export const readShared = async (services: Services, id: string): Promise<SharedThing | null> => {
  const thing = await readShareLink(services.database.db, id);
  const shown = thing && (await sharedThing(services, thing));
  return shown && { id, type: thing.type, item_id: thing.item_id, ...shown };
};
