import { IconButton } from "@tablee/design-system/icon-button";
import { Bell } from "lucide-react";
import { useRef } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSheet } from "../../routes/steps/use-sheet.ts";
import { useUnread } from "./unread.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const NotificationsMenu = openedPart(async () => (await import("./notifications-menu.tsx")).NotificationsMenu);

/** The bell with the number of unread notifications; its menu replaces any other sheet (shell §9). */
export function BellButton() {
  useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { open, show, hide } = useSheet("notifications");
  const unread = useUnread();
  return (
    <>
      <IconButton
        ref={button}
        label={unread ? m.notifications_bell_unread({ count: unread.count }) : m.notifications_title()}
        count={unread?.shown ?? null}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? hide : show}
      >
        <Bell aria-hidden="true" className="!size-6 stroke-[1.75]" />
      </IconButton>
      <NotificationsMenu leave={hide} open={open} hide={hide} anchor={button} />
    </>
  );
}
