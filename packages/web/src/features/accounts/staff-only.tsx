import { type ReactNode, Suspense } from "react";
import { useSession } from "../../session/session.ts";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "./members-only.tsx";

interface StaffOnlyProps {
  /** What the server renders, and what shows until the browser knows who looks and the screen's code has come. */
  waiting: ReactNode;
  /** The screen, loaded lazily. */
  children: ReactNode;
}

/**
 * A screen of a restaurant's staff (kitchen §1): loaded only for those who may open it; to other members it
 * is not there, and visitors sign in first.
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
