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
 * Records the device of a sign-in and mails the member if it is a new one (accounts §50). The first device ever, as
 * after a registration, causes no mail. A device without an id always counts as new. Runs in the transaction that
 * writes the session and locks the account's row, so that two simultaneous sign-ins cause one mail.
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
