import { lazy } from "react";
import { useWords } from "../../language/language.ts";
import { StaffOnly } from "../accounts/staff-only.tsx";
import { BoardSkeleton } from "./board/board-skeleton.tsx";

const KitchenBoard = lazy(async () => ({ default: (await import("./kitchen-board.tsx")).KitchenBoard }));

/** kitchen §1: loaded only for those who may open it; to other members it is not there. */
export function KitchenPage() {
  useWords();
  return (
    <StaffOnly waiting={<BoardSkeleton />}>
      <KitchenBoard />
    </StaffOnly>
  );
}
