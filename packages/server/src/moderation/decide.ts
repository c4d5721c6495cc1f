import { checkDecision, type Decision, mayDecideOn, type RejectionKind } from "@tablee/domain/discoveries/deciding";
import type { Language } from "@tablee/domain/language/text";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { ChangeTopic } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import { announceDiscovery, tellChanges } from "../discoveries/discovery-changes.ts";
import { closeReports, countOpenReports, writeStep } from "../discoveries/discovery-history.queries.ts";
import { type Say, telling } from "../events/telling.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { lockToDecide, writeDecision } from "./moderation.queries.ts";

interface Wish {
  id: number;
  status: Decision;
  kind: RejectionKind | null;
  reason: string | null;
  /** The language in which the moderator reads and writes. */
  language: Language;
  /** The revision that the moderator looked at. */
  revision: number | null;
}
type Refused = { code: "own_recommendation" } | NonNullable<ReturnType<typeof checkDecision>>;

/**
 * Approves or rejects a discovery (discoveries §26). Of two moderators who decide at once only one succeeds; the other
 * is told that it was already decided. The author is notified, and followers too when others see it for the first time.
 */
export async function decide(services: Services, by: Viewer, wish: Wish): Promise<Refused | null> {
  const { db } = services.database;
  const result = await telling(services, (say) => db.transaction((tx) => write(services, tx, { by, wish, say })));
  if ("code" in result) return result;
  tellChanges(db, result);
  return null;
}

const NO_REASON = { kind: null, reason: null, language: null };

/** The reason for a rejection; its language is stored only if there are words. */
function whyOf({ kind, reason, language }: Wish) {
  const words = reason?.trim() || null;
  return { kind, reason: words, language: words === null ? null : language };
}

async function write(
  { clock }: Services,
  tx: Queryable,
  { by, wish, say }: { by: Viewer; wish: Wish; say: Say },
): Promise<Refused | ChangeTopic[]> {
  const { id, status } = wish;
  const row = await lockToDecide(tx, id);
  if (!row) return { code: "not_found" };
  if (!mayDecideOn(by, row.account_id)) return { code: "own_recommendation" };
  const open_reports = await countOpenReports(tx, id);
  const refused = checkDecision({ ...row, open_reports }, wish);
  if (refused) return refused;

  const at = clock();
  const { kind, reason, language } = status === "rejected" ? whyOf(wish) : NO_REASON;
  const isFirst = status === "approved" && row.published_at === null && row.status !== "approved";
  await writeDecision(tx, id, {
    status,
    status_reason: reason,
    status_reason_kind: kind,
    status_reason_language: language,
    // It enters the feed at the moment when it becomes new to its viewers.
    ...(isFirst ? { date_creation: at, published_at: at } : { published_at: row.published_at ?? row.date_creation }),
  });
  if (status === "approved") await closeReports(tx, id, at);
  await writeStep(tx, {
    recommendation_id: id,
    account_id: by.account_id,
    step: status,
    kind,
    words: reason,
    date: at,
  });
  await writeAudit(tx, {
    account_id: by.account_id,
    restaurant_id: null,
    action: status === "approved" ? "discovery.approve" : "discovery.reject",
    subject: `recommendation ${id}`,
    before: { status: row.status },
    after: { status, ...(kind === null ? {} : { kind }), ...(reason === null ? {} : { reason }) },
    date: at,
  });
  const event = { recommendation_id: id, author_id: row.account_id, at };
  await say(tx, "discovery.decided", { ...event, status });
  if (isFirst) await say(tx, "discovery.published", event);
  return announceDiscovery(tx, { ...row, id }, row, { ...row, status });
}
