import { bigint, bigserial, check, index, integer, jsonb, pgTable, text as string, unique } from "drizzle-orm/pg-core";
import { accounts, sessions } from "../../accounts/stored/accounts.table.ts";
import { instant } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";

export const PUSH_KINDS = ["web", "native"] as const;

/** Devices that reach members while the product is closed (notifications §12). A device is deleted with its session. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    session_id: bigint({ mode: "number" })
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    kind: string().$type<(typeof PUSH_KINDS)[number]>().notNull(),
    /** A browser's endpoint or a native shell's token: whoever knows it counts as the device. */
    address: string().notNull(),
    /** The keys with which messages to a browser are encrypted. */
    keys: jsonb().$type<{ p256dh: string; auth: string }>(),
    /** The native shell's own device id. */
    device_id: string(),
    created_at: instant().notNull(),
  },
  (t) => [
    unique("push_devices_address").on(t.kind, t.address),
    index("push_devices_account").on(t.account_id, t.created_at),
    index("push_devices_session").on(t.session_id),
    check("push_devices_kind", oneOf(t.kind, PUSH_KINDS)),
  ],
);
