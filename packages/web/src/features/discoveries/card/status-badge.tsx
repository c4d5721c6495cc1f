import { Badge, type BadgeTone } from "@tablee/design-system/badge";
import type { DiscoveryStatus } from "@tablee/domain/discoveries/discovery";
import { Clock, Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

const MARKS: Record<Exclude<DiscoveryStatus, "approved">, { tone: BadgeTone; icon: ReactNode; word: () => string }> = {
  draft: { tone: "warning", icon: <Pencil />, word: () => m.discoveries_draft() },
  pending: { tone: "info", icon: <Clock />, word: () => m.discoveries_pending() },
  rejected: { tone: "danger", icon: <X />, word: () => m.discoveries_rejected() },
};

/** The status as its author sees it (discoveries §2); an approved discovery needs no badge. */
export function StatusBadge({ status }: { status: DiscoveryStatus }) {
  useWords();
  if (status === "approved") return null;
  const { tone, icon, word } = MARKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word()}
    </Badge>
  );
}
