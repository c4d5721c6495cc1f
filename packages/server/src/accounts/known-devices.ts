import { deviceName } from "@tablee/domain/accounts/device-name";
import { homeTimezone } from "@tablee/domain/accounts/home-timezone";
import type { Language } from "@tablee/domain/language/text";
import type { Queryable } from "../database/open-database.ts";
import type { Services } from "../services.ts";
import { keepDevice } from "./known-devices.queries.ts";
import { tellMember } from "./own/own-mails.ts";
import { hashToken } from "./stored/session-token.ts";

interface SignedIn {
  id: number;
  email: string | null;
  language: Language | null;
  country: string | null;
  state: string | null;
}

/**
 * Keeps the device of a sign-in, and tells the member by mail of one that they were never on (accounts §50). Of the
 * first one ever, as after a registration, nothing is told. What names itself by nothing is never known. In the
 * transaction that writes the session and holds the account's row: two sign-ins at once are told of once.
 */
export async function noteDevice(
  services: Pick<Services, "jobs" | "clock">,
  tx: Queryable,
  { id, ...member }: SignedIn,
  facts: Record<string, unknown>,
): Promise<void> {
  const at = services.clock();
  const name = typeof facts["device_id"] === "string" ? facts["device_id"].trim() : "";
  const kept = await keepDevice(tx, { account_id: id, device_hash: hashToken(`device ${id} ${name}`), at });
  if (kept === "first" || (kept === "known" && name !== "")) return;
  const told = { device: deviceName(facts), at: at.toISOString(), timezone: homeTimezone(member) };
  await tellMember(services, tx, member, { kind: "new_device", ...told });
}
