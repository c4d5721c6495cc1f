import { type ComponentProps } from "react";
import type { useSheet } from "../../routes/steps/use-sheet.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const BlockDialog = openedPart(async () => (await import("./block-dialog.tsx")).BlockDialog);

interface BlockSheetProps {
  member: ComponentProps<typeof BlockDialog>["member"];
  sheet: Pick<ReturnType<typeof useSheet>, "open" | "hide">;
}

/** The dialog for blocking or unblocking a member, loaded when it is opened (members §12). */
export const BlockSheet = ({ member, sheet }: BlockSheetProps) =>
  sheet.open ? <BlockDialog member={member} hide={sheet.hide} leave={sheet.hide} /> : null;
