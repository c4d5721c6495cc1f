import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { MenuEntry } from "@tablee/design-system/menu";
import { EyeOff, Flag, ThumbsDown } from "lucide-react";
import { logFailure } from "../../../api/log-failure.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { useReaction } from "./reactions.ts";
import { useReport } from "./use-report.ts";

/**
 * Menu entries for a member's reactions to somebody else's discovery besides liking it (discoveries §13,
 * discoveries §14).
 */
export function useReactionEntries(discovery: Discovery): { entries: MenuEntry[] } {
  const { user } = useSession();
  const like = useReaction(discovery.id, "like");
  const dislike = useReaction(discovery.id, "dislike");
  const hide = useReaction(discovery.id, "not-interested");
  const report = useReport(discovery.id);
  if (!user || user.id === discovery.account_id || discovery.status !== "approved") return { entries: [] };

  const entries: MenuEntry[] = [
    {
      id: "hide",
      label: hide.on ? m.discoveries_hide_undo() : m.discoveries_hide(),
      icon: <EyeOff />,
      onSelect: () => hide.toggle(logFailure),
    },
    {
      id: "dislike",
      label: dislike.on ? m.discoveries_dislike_undo() : m.discoveries_dislike(),
      icon: <ThumbsDown />,
      onSelect: () => dislike.toggle(logFailure),
    },
    {
      id: "report",
      label: report.on ? m.discoveries_report_undo() : m.discoveries_report(),
      icon: <Flag />,
      onSelect: report.toggle,
    },
  ];
  return { entries: like.on ? entries.filter(({ id }) => id !== "dislike") : entries };
}
