import type { Standing } from "@tablee/contract/moderation/moderation.schema";
import type { AuditAction } from "@tablee/domain/accounts/audit";
import type { Certification } from "@tablee/domain/accounts/certification";
import { checkActOn, checkSuspension } from "@tablee/domain/accounts/suspension";
import { announceAuthor } from "../accounts/own/announce-author.ts";
import { type AuditFields, writeAudit } from "../accounts/stored/audit.queries.ts";
import type { ChangeTopic } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { tellChanges } from "../discoveries/discovery-changes.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { changeStanding, findMembers, lockMember, readStanding, type StandingRow } from "./moderation.queries.ts";

type Refused = { code: "not_found" | "forbidden" | "end_invalid" | "reason_required" };
type Member = NonNullable<Awaited<ReturnType<typeof lockMember>>>;

const standingView = (viewer: Viewer, row: StandingRow): Standing => {
  const { admin, moderator, date_creation, suspended_until, ...shown } = row;
  return {
    ...shown,
    date_creation: date_creation.toISOString(),
    suspended_until: suspended_until?.toISOString() ?? null,
    may_act: checkActOn(viewer, { account_id: row.id, admin, moderator }) === null,
  };
};

export const getStanding = async (
  { database: { db } }: Services,
  viewer: Viewer,
  id: number,
): Promise<Standing | null> => {
  const row = await readStanding(db, id);
  return row && standingView(viewer, row);
};

/** Members by a part of their name, or those who are suspended. */
export const listMembers = async (
  { database: { db }, clock }: Services,
  viewer: Viewer,
  asked: { query?: string | undefined; suspended?: boolean | undefined; limit: number },
): Promise<Standing[]> => {
  const { query = "", suspended = false, limit } = asked;
  const rows = await findMembers(db, { query: query.trim(), suspended, at: clock(), limit });
  return rows.map((row) => standingView(viewer, row));
};

/** Gives or removes a badge, which decides whether the member's discoveries wait for a moderator from then on. */
export const certify = (
  services: Services,
  by: Viewer,
  { id, certification }: { id: number; certification: Certification | null },
): Promise<Refused | null> =>
  change(services, by, id, async (tx, { certification: before }) => {
    if (before === certification) return { topics: [] };
    await changeStanding(tx, id, { certification });
    const topics = await announceAuthor(tx, id);
    return { topics, noted: { action: "member.certify", before: { certification: before }, after: { certification } } };
  });

/** Suspends a member until a moment, for a reason that is shown to them; null ends the suspension (moderation §7). */
export const suspend = (
  services: Services,
  by: Viewer,
  { id, until, reason }: { id: number; until: Date | null; reason: string | null },
): Promise<Refused | null> =>
  change(services, by, id, async (tx, member) => {
    const { suspended_until, suspension_reason } = member;
    const before = { until: suspended_until, reason: suspension_reason };
    if (until === null) {
      if (suspended_until === null) return { topics: [] };
      await changeStanding(tx, id, { suspended_until: null, suspension_reason: null });
      return { topics: [], noted: { action: "member.restore", before, after: { until: null } } };
    }
    const said = reason?.trim() ?? "";
    const refused = checkSuspension({ until, reason: said }, services.clock());
    if (refused) return refused;
    await changeStanding(tx, id, { suspended_until: until, suspension_reason: said });
    return { topics: [], noted: { action: "member.suspend", before, after: { until, reason: said } } };
  });

/** The outcome of a change of standing; `noted` is missing if nothing changed. */
interface Changed {
  topics: ChangeTopic[];
  noted?: { action: AuditAction; before: AuditFields; after: AuditFields };
}

async function change(
  { database: { db }, clock }: Services,
  by: Viewer,
  id: number,
  act: (tx: Queryable, member: Member) => Promise<Changed | Refused>,
): Promise<Refused | null> {
  const result = await db.transaction(async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return { code: "not_found" } as const;
    const refused = checkActOn(by, member);
    if (refused) return refused;
    const changed = await act(tx, member);
    if ("topics" in changed && changed.noted) {
      const entry = {
        account_id: by.account_id,
        restaurant_id: null,
        subject: `account ${id}` as const,
        date: clock(),
      };
      await writeAudit(tx, { ...entry, ...changed.noted });
    }
    return changed;
  });
  if ("code" in result) return result;
  tellChanges(db, result.topics);
  return null;
}
