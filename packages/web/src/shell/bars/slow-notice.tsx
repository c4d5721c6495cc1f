import { Notice } from "@tablee/design-system/notice";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../language/language.ts";
import { watchPage, watchWaiting } from "../../offline/watch-waiting.ts";
import { m } from "../../paraglide/messages.js";
import { TopNotice } from "./top-notice.tsx";

/** Announces above every page that loading takes too long there (shell §19). */
export function SlowNotice() {
  useWords();
  const client = useQueryClient();
  const router = useRouter();
  const [isLong, setLong] = useState(false);
  const [isPageLong, setPageLong] = useState(false);
  useEffect(() => watchWaiting(client, setLong), [client]);
  useEffect(() => watchPage(router, setPageLong), [router]);
  if (!isLong && !isPageLong) return null;
  return (
    <TopNotice>
      <Notice tone="warning" icon={<Hourglass />} title={m.shell_slow_title()}>
        {m.shell_slow_text()}
      </Notice>
    </TopNotice>
  );
}
