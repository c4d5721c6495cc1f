import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { MessageCircle } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { commentsSheet } from "../../comments/comment-sheets.ts";

/** Opens all comments on a discovery, in the dialog of the preview below its text (comments-preview.tsx). */
export function CommentsButton({ discovery, className }: { discovery: Discovery; className: string }) {
  useWords();
  const { show } = useSheet(commentsSheet(discovery.id));
  if (discovery.status === "draft") return null;
  return (
    <IconButton label={m.comments_list()} variant="quiet" aria-haspopup="dialog" onClick={show} className={className}>
      <MessageCircle aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
}
