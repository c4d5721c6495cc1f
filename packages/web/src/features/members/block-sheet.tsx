import { type ComponentProps, lazy, Suspense } from "react";
import type { useSheet } from "../../routes/use-sheet.ts";
import { Coming } from "../../shell/bars/coming.tsx";

const BlockDialog = lazy(async () => ({ default: (await import("./block-dialog.tsx")).BlockDialog }));

interface BlockSheetProps {
  member: ComponentProps<typeof BlockDialog>["member"];
  sheet: Pick<ReturnType<typeof useSheet>, "open" | "hide">;
}

/** The dialog for blocking or unblocking a member, loaded when it is opened (members §12). */
export const BlockSheet = ({ member, sheet }: BlockSheetProps) =>
  sheet.open ? (
    <Suspense fallback={<Coming />}>
      <BlockDialog member={member} hide={sheet.hide} />
    </Suspense>
  ) : null;
