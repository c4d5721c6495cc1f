import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Services } from "../../services.ts";
import { readOwnAccount } from "../accounts.queries.ts";
import { type Opening, openSession } from "../sessions.ts";
import { userView } from "../user-view.ts";

/** Signs in a member who has proved their identity; null if the account is gone. */
export async function enter(
  services: Services,
  account_id: number,
  device: Record<string, unknown>,
  how: Opening = {},
): Promise<{ token: string; user: User } | null> {
  const token = await openSession(services, account_id, device, how);
  const own = await readOwnAccount(services.database.db, account_id);
  return own && { token, user: userView(own) };
}
