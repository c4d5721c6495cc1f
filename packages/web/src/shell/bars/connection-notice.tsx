import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Check, WifiOff } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { askAgain, type Connection } from "../../offline/connection.ts";
import { TopNotice } from "./top-notice.tsx";

/** The screens of staff and administrators, on which nobody has a basket. */
const OF_STAFF = /^\/(?:kitchen|restaurant-admin|admin)(?:\/|$)/;

/** Announces above every page that the server cannot be reached, and when it can again. */
export function ConnectionNotice({ connection }: { connection: Exclude<Connection, "fine"> }) {
  useWords();
  const client = useQueryClient();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <TopNotice>
      {connection === "lost" ? (
        <Notice
          tone="warning"
          icon={<WifiOff />}
          title={m.shell_offline_title()}
          action={
            <Button variant="link" size="sm" className="text-inherit" onClick={() => askAgain(client)}>
              {m.shell_try_again()}
            </Button>
          }
        >
          {/* On a phone, it would take three more lines of the page. */}
          <span className="mobile:sr-only">
            {OF_STAFF.test(pathname) ? m.shell_offline_text_staff() : m.shell_offline_text()}
          </span>
        </Notice>
      ) : (
        <Notice tone="success" icon={<Check />} title={m.shell_back_online()} />
      )}
    </TopNotice>
  );
}
