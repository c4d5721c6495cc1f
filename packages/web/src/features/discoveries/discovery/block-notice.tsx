import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { createElement } from "react";
import { useSession } from "../../../session/session.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";

const blockWords = async () => (await import("./block-words.tsx")).BlockWords;

/** Says that the viewer has blocked the author, or the author the viewer (members §12, members §13). */
export function BlockNotice({ discovery }: { discovery: Discovery }) {
  const { user } = useSession();
  const blocks = user?.blocked.includes(discovery.account_id) ?? false;
  const notice = useLatePart(blockWords, blocks || discovery.current_user_blocked);
  return notice && createElement(notice, { name: discovery.first_name, blocks });
}
