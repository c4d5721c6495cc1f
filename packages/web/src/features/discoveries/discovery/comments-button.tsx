import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { MessageCircle } from "lucide-react";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSheet } from "../../../routes/use-sheet.ts";
import { commentsSheet } from "../../comments/comment-sheets.ts";

/** Opens what is said of a discovery, which the preview below its words shows (comments-preview.tsx). */
export function CommentsButton({ discovery, className }: { discovery: Discovery; className: string }) {
  const language = useLanguage();
  const { show } = useSheet(commentsSheet(discovery.id));
  const { status, comments: count } = discovery;
  if (status === "draft") return null;
  return (
    <IconButton
      label={m.discoveries_comments({ count, shown: formatNumber(count, language) })}
      variant="quiet"
      aria-haspopup="dialog"
      onClick={show}
      className={className}
    >
      <MessageCircle aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
}
