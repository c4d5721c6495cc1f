import { lazy } from "react";
import { useWords } from "../../language/language.ts";
import { StaffOnly } from "../accounts/staff-only.tsx";
import { BoardSkeleton } from "./board/board-skeleton.tsx";

const KitchenBoard = lazy(async () => ({ default: (await import("./kitchen-board.tsx")).KitchenBoard }));

/** kitchen §1: loaded only for people who may open it; other members get "not found". */
export function KitchenPage() {
  useWords();
  return (
    <StaffOnly waiting={<BoardSkeleton />}>
      <KitchenBoard />
    </StaffOnly>
  );
}
