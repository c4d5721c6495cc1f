import type { AuditEntry } from "@tablee/contract/accounts/rights.contract";
import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { EmptyState } from "@tablee/design-system/empty-state";
import { textIn } from "@tablee/domain/language/text-in";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { ScrollText, X } from "lucide-react";
import { useTimezone } from "../../language/device-habits.ts";
import { formatTime } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { formatPastDay } from "../../language/past-days.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { Rows } from "./admin-frame.tsx";
import { ACTION_WORDS, changesOf, subjectWords } from "./audit-words.ts";

const PAGE = 30;

/**
 * Every use of a right that changed something, newest first; owners see those in their own restaurants, one at a time.
 */
export function AuditList() {
  useWords();
  const { restaurant: asked } = useSearch({ from: "/admin/audit" });
  const { user } = useSession();
  const owned = user?.roles.filter(({ role }) => role === "owner").map(({ restaurant_id }) => restaurant_id) ?? [];
  return (
    <>
      <p className="max-w-[40rem] text-ink-2">{m.admin_audit_text()}</p>
      <AuditTrail restaurant_id={asked ?? (user?.admin ? undefined : owned[0])} isAsked={asked !== undefined} />
    </>
  );
}

interface AuditTrailProps {
  /** The restaurant; undefined: all. */
  restaurant_id: number | undefined;
  /** Only the acts of this member. */
  account_id?: number | undefined;
  /** Whether the restaurant is a filter that can be removed. */
  isAsked?: boolean;
}

/** The list of what was done, day by day. */
export function AuditTrail({ restaurant_id, account_id, isAsked = false }: AuditTrailProps) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery({
    ...orpc.accounts.audit.infiniteOptions({
      input: (continuation: string | undefined) => ({
        limit: PAGE,
        ...(restaurant_id === undefined ? {} : { restaurant_id }),
        ...(account_id === undefined ? {} : { account_id }),
        ...(continuation ? { continuation } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ continuation }) => continuation ?? undefined,
    }),
    // Always refetched: others add to it, and so does what the member has just done.
    staleTime: 0,
  });
  const timezone = useTimezone();
  const today = localMoment(useNow(), timezone).date;
  if (list.isPending) {
    // Placed like the list that replaces it.
    return (
      <div className="mt-8">
        <Rows />
      </div>
    );
  }
  if (!list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  const entries = list.data.pages.flatMap((page) => page.entries);
  const name = entries[0]?.restaurant_name;
  return (
    <>
      {isAsked ? (
        <OfOne name={name ? textIn(name, language) : m.admin_subject_restaurant({ id: `${restaurant_id}` })} />
      ) : null}
      {entries.length === 0 ? (
        <EmptyState icon={<ScrollText />} title={m.admin_audit_empty()} text={m.admin_audit_empty_text()} />
      ) : (
        byDay(entries, timezone).map(([day, ofDay]) => (
          <section key={day} className="mt-8">
            <h2 className="text-bs font-semibold text-ink-2">{formatPastDay(day, today, language)}</h2>
            <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
              {ofDay.map((entry) => (
                <Entry key={entry.id} entry={entry} timezone={timezone} />
              ))}
            </ul>
          </section>
        ))
      )}
      {list.hasNextPage ? (
        <div className="mt-6 flex justify-center">
          <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {m.admin_audit_older()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Groups entries by the reader's days, in order. */
function byDay(entries: readonly AuditEntry[], timeZone: string): [string, AuditEntry[]][] {
  // The Canadian format of a date is that of ISO 8601.
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return [...Map.groupBy(entries, ({ date }) => format.format(new Date(date)))];
}

/** Says that only one restaurant is shown; a press shows all again. */
function OfOne({ name }: { name: string }) {
  useWords();
  return (
    <div className="mt-4">
      <Chip
        selected
        end={<X aria-hidden="true" />}
        render={<Link to="/admin/audit" aria-label={m.admin_audit_all({ name })} />}
      >
        {name}
      </Chip>
    </div>
  );
}

function Entry({ entry, timezone }: { entry: AuditEntry; timezone: string }) {
  const language = useLanguage();
  const { action, subject, restaurant_id, restaurant_name } = entry;
  const changes = changesOf(entry, { language, timezone });
  return (
    <li className="flex flex-wrap gap-x-4 px-4 py-3.5 [overflow-wrap:anywhere] tablet:px-5">
      <time dateTime={entry.date} className="num min-w-14 shrink-0 pt-px text-bs text-ink-3">
        {formatTime(new Date(entry.date), timezone, language)}
      </time>
      <div className="min-w-0 grow basis-[12rem]">
        <p className="flex flex-wrap gap-x-2">
          <strong className="font-semibold">{ACTION_WORDS[action]()}</strong>
          <span className="text-ink-2">{subjectWords(subject)}</span>
        </p>
        <p className="text-bs text-ink-2">
          {whoDid(entry)}
          {restaurant_id === null ? null : (
            <>
              {" · "}
              <Link
                to="/admin/audit"
                search={{ restaurant: restaurant_id }}
                className="hit underline underline-offset-2"
              >
                {restaurant_name
                  ? textIn(restaurant_name, language)
                  : m.admin_subject_restaurant({ id: `${restaurant_id}` })}
              </Link>
            </>
          )}
        </p>
        {changes.length === 0 ? null : (
          <ul className="mt-1.5 grid gap-0.5 text-cap text-ink-2">
            {changes.map(({ field, name, before, after }) => (
              <li key={field}>
                <span className="text-ink-3">{m.admin_field_of({ name })}</span>{" "}
                {before === null ? null : <del>{before}</del>}{" "}
                {after === null ? null : <ins className="font-medium text-ink no-underline">{after}</ins>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const whoDid = ({ account_id, name }: AuditEntry): string => {
  if (name) return name;
  return account_id === null ? m.admin_audit_nobody() : m.admin_subject_account({ id: `${account_id}` });
};
