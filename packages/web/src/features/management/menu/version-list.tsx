import type { MenuDraft, MenuVersion } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Message } from "@tablee/design-system/message";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { History } from "lucide-react";
import { failureLine } from "../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../api/refusal-words.ts";
import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { ManagementSkeleton } from "../management-frame.tsx";
import { RESTORE_REFUSED } from "./field-words.ts";
import type { MenuEditing } from "./use-menu-draft.ts";

/** Every published menu; an older one is restored as a draft, to be checked first (management §8). */
export function VersionList({ editing, draft }: { editing: MenuEditing; draft: MenuDraft }) {
  useWords();
  const { api, orpc } = useAppContext();
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const { restaurant_id } = draft;
  const { data, error, refetch } = useQuery(orpc.management.versions.queryOptions({ input: { restaurant_id } }));
  const restore = useMutation({
    networkMode: "always",
    mutationFn: (number: number) => api.management.restore({ restaurant_id, number }),
    onSuccess: (fresh) => {
      editing.take(fresh);
      editing.forgetSteps();
      void navigate({ search: { view: "changes" } });
    },
  });
  if (error && !data) return <CallFailed error={error} retry={() => void refetch()} />;
  if (!data) return <ManagementSkeleton />;
  if (data.versions.length === 0) {
    return <EmptyState icon={<History />} title={m.management_no_versions()} text={m.management_no_versions_text()} />;
  }
  return (
    <section aria-label={m.management_versions()} className="mt-5 max-w-[52rem]">
      {restore.isError ? (
        <Message tone="danger" announce className="mb-4">
          {wordsOfRefusal(RESTORE_REFUSED, restore.error) ?? failureLine(restore.error)}
        </Message>
      ) : null}
      <ol className="divide-y divide-line">
        {data.versions.map((version, at) => (
          <VersionRow
            key={version.number}
            version={version}
            isLast={at === 0}
            isBusy={restore.isPending && restore.variables === version.number}
            restore={() => restore.mutate(version.number)}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionRowProps {
  version: MenuVersion;
  isLast: boolean;
  isBusy: boolean;
  restore: () => void;
}

function VersionRow({ version, isLast, isBusy, restore }: VersionRowProps) {
  const language = useLanguage();
  const { number, published_at, by, changes, imported } = version;
  const timezone = useTimezone();
  const day = formatDateOf(published_at, timezone, language);
  const time = formatTime(new Date(published_at), timezone, language);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{m.management_version({ number })}</p>
        <p className="text-bs text-ink-2">
          {day}, {time} · {imported ? m.management_version_found() : m.management_version_changes({ count: changes })}
          {by ? ` · ${by}` : ""}
        </p>
      </div>
      {isLast ? (
        <span className="text-bs text-success-ink">{m.management_version_live()}</span>
      ) : (
        <Button
          size="sm"
          variant="outline"
          loading={isBusy}
          aria-label={m.management_restore_number({ number })}
          onClick={restore}
        >
          {m.management_restore()}
        </Button>
      )}
    </li>
  );
}
