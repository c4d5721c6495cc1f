import { Skeleton } from "@tablee/design-system/skeleton";
import { type ReactNode, Suspense } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { SlowSends } from "../../shell/bars/slow-sends.tsx";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";
import { mayManage } from "./managed-restaurants.ts";

interface ManagementFrameProps {
  children: ReactNode;
  /** For members who manage no restaurant; "not found" if left out. */
  none?: ReactNode;
  /** For everybody who works in a restaurant, also in its kitchen only. */
  forStaff?: boolean;
}

/**
 * A screen of the management, loaded only for those who manage a restaurant. Other members get "not found", unless
 * `none` is given for them, and visitors sign in first (management §1).
 */
export function ManagementFrame({ children, none, forStaff = false }: ManagementFrameProps) {
  useWords();
  const waiting = (
    <Column>
      <h1 className="sr-only">{m.management_title()}</h1>
      <ManagementSkeleton />
    </Column>
  );
  return (
    <MembersOnly waiting={waiting}>
      <ForManagers waiting={waiting} none={none} forStaff={forStaff}>
        {children}
      </ForManagers>
    </MembersOnly>
  );
}

interface ForManagersProps {
  waiting: ReactNode;
  none: ReactNode;
  forStaff: boolean;
  children: ReactNode;
}

function ForManagers({ waiting, none, forStaff, children }: ForManagersProps) {
  const { user } = useSession();
  if (!user) return waiting;
  const mayEnter = mayManage(user) || (forStaff && user.roles.length > 0);
  if (!mayEnter && none === undefined) return <NotFoundPage />;
  return (
    <Suspense fallback={waiting}>
      <Column>{mayEnter ? children : none}</Column>
      <SlowSends />
    </Suspense>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-[80rem] px-gutter pt-2 pb-24 tablet:pt-6 large:mx-0 large:px-7">{children}</div>
);

/** The placeholder of lines that are loading. */
export function ManagementSkeleton() {
  useWords();
  return (
    <div role="status" aria-label={m.shell_loading()} className="grid gap-3 pt-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16 w-full !rounded-control" />
      ))}
    </div>
  );
}
