import { type ReactNode, Suspense } from "react";
import { useSession } from "../../session/session.ts";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "./members-only.tsx";

interface StaffOnlyProps {
  /** What the server renders, and what is shown until the session is known and the screen's code is loaded. */
  waiting: ReactNode;
  /** The screen, loaded lazily. */
  children: ReactNode;
}

/**
 * A screen for a restaurant's staff (kitchen §1). It is loaded only for those who may open it; other members get "not
 * found", and visitors sign in first.
 */
export function StaffOnly({ waiting, children }: StaffOnlyProps) {
  return (
    <MembersOnly waiting={waiting}>
      <ForStaff waiting={waiting}>{children}</ForStaff>
    </MembersOnly>
  );
}

function ForStaff({ waiting, children }: StaffOnlyProps) {
  const { user } = useSession();
  if (!user) return waiting;
  if (user.kitchens.length === 0 && !user.admin) return <NotFoundPage />;
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
