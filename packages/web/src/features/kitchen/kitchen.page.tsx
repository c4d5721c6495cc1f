import { lazy, Suspense } from "react";
import { useLanguage } from "../../language/language.ts";
import { useSession } from "../../session/session.ts";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";

const KitchenBoard = lazy(async () => ({ default: (await import("./kitchen-board.tsx")).KitchenBoard }));

/** decisions "Screens": loaded only for those who may open it; to other members it is not there. */
export function KitchenPage() {
  useLanguage();
  return (
    <MembersOnly waiting={<BoardSkeleton />}>
      <ForStaff />
    </MembersOnly>
  );
}

function ForStaff() {
  const { user } = useSession();
  if (!user) return <BoardSkeleton />;
  if (user.kitchens.length === 0 && !user.admin) return <NotFoundPage />;
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <KitchenBoard />
    </Suspense>
  );
}
