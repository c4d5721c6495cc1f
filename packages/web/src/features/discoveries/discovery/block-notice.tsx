import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Notice } from "@tablee/design-system/notice";
import { Ban } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";

/** What stands between viewer and author, either way (members §12, members §13). */
export function BlockNotice({ discovery }: { discovery: Discovery }) {
  useWords();
  const { user } = useSession();
  const blocks = user?.blocked.includes(discovery.account_id) ?? false;
  if (!blocks && !discovery.current_user_blocked) return null;
  return (
    <Notice tone={blocks ? "warning" : "neutral"} icon={<Ban />} className="mb-5">
      {blocks ? m.discoveries_you_blocked_author({ name: discovery.first_name }) : m.discoveries_author_blocked_you()}
    </Notice>
  );
}
