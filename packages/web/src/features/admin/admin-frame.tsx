import { Skeleton } from "@tablee/design-system/skeleton";
import { type ReactNode, Suspense } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { SlowSends } from "../../shell/bars/slow-sends.tsx";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";
import { type AdminTabId, adminTabsOf } from "./admin-tab-list.ts";
import { AdminTabs } from "./admin-tabs.tsx";

interface AdminFrameProps {
  current: AdminTabId;
  /** Whether the column is wide, for content side by side. */
  wide?: boolean;
  /** The screen, loaded lazily. */
  children: ReactNode;
}

/**
 * A screen of the administration below its tabs: loaded only for those who may open it. Other members get "not found",
 * and visitors sign in first.
 */
export function AdminFrame(props: AdminFrameProps) {
  return (
    <MembersOnly waiting={<AdminWaiting />}>
      <ForThose {...props} />
    </MembersOnly>
  );
}

function ForThose({ current, wide = false, children }: AdminFrameProps) {
  useWords();
  const { user } = useSession();
  if (!user) return <AdminWaiting />;
  const tabs = adminTabsOf(user);
  if (!tabs.some(({ id }) => id === current)) return <NotFoundPage />;
  return (
    <Column wide={wide}>
      <AdminTabs tabs={tabs} current={current} />
      <div className="mt-6">
        <Suspense fallback={<Rows />}>{children}</Suspense>
        <SlowSends />
      </div>
    </Column>
  );
}

/** Shown until it is known whether the viewer may open the screen. */
export const AdminWaiting = () => <Column waiting />;

interface ColumnProps {
  waiting?: boolean;
  wide?: boolean;
  children?: ReactNode;
}

function Column({ waiting = false, wide = false, children }: ColumnProps) {
  useWords();
  return (
    <div
      className={`mx-auto w-full ${wide ? "max-w-[76rem]" : "max-w-[56rem]"} px-gutter pt-2 pb-16 tablet:pt-8 large:mx-0 large:px-7`}
    >
      <h1 className={waiting ? "sr-only" : "font-display text-d2 tablet:text-d1"}>{m.admin_title()}</h1>
      {waiting ? <Rows /> : children}
    </div>
  );
}

/** The placeholder of lines that are loading. */
export function Rows() {
  useWords();
  return (
    <div role="status" aria-label={m.shell_loading()} className="grid gap-3">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full !rounded-control" />
      ))}
    </div>
  );
}
