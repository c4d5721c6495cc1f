import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { MessageCircle } from "lucide-react";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const CommentsDialog = openedPart(async () => (await import("../../comments/comments-dialog.tsx")).CommentsDialog);

/** The number of comments, which opens them. */
export function CommentCount({ discovery }: { discovery: Discovery }) {
  const language = useLanguage();
  const sheet = useSheet(`card-comments-${discovery.id}`);
  const count = discovery.comments;
  const shown = formatNumber(count, language);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.discoveries_comments({ count, shown })}
        onClick={sheet.show}
        className="flex min-h-11 shrink-0 items-center gap-1.5 px-(--reaction-room) text-bs font-mid tablet:px-1.5"
      >
        <MessageCircle aria-hidden="true" className="size-5 stroke-[1.75]" />
        <span className="num">{shown}</span>
      </button>
      {sheet.open ? <CommentsDialog discovery={discovery} open close={sheet.hide} leave={sheet.hide} /> : null}
    </>
  );
}
