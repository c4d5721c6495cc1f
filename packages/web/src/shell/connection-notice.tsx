import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { useQueryClient } from "@tanstack/react-query";
import { Check, WifiOff } from "lucide-react";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { askAgain, type Connection } from "../offline/connection.ts";

/** Announces above every page that the server cannot be reached, and when it can again. */
export function ConnectionNotice({ connection }: { connection: Exclude<Connection, "fine"> }) {
  useWords();
  const client = useQueryClient();
  return (
    <div className="shell-connection sticky top-0 z-bar px-gutter pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 large:px-7">
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
          {m.shell_offline_text()}
        </Notice>
      ) : (
        <Notice tone="success" icon={<Check />} title={m.shell_back_online()} />
      )}
    </div>
  );
}
