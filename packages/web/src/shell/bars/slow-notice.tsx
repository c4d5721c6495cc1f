import { Notice } from "@tablee/design-system/notice";
import { useQueryClient } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../language/language.ts";
import { watchWaiting } from "../../offline/watch-waiting.ts";
import { m } from "../../paraglide/messages.js";

/** Announces above every page that loading takes too long there (shell §19). */
export function SlowNotice() {
  useWords();
  const client = useQueryClient();
  const [isLong, setLong] = useState(false);
  useEffect(() => watchWaiting(client, setLong), [client]);
  if (!isLong) return null;
  return (
    <div className="shell-connection sticky top-0 z-bar px-gutter pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 large:px-7">
      <Notice tone="warning" icon={<Hourglass />} title={m.shell_slow_title()}>
        {m.shell_slow_text()}
      </Notice>
    </div>
  );
}
