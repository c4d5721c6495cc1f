import { MessageCircle } from "lucide-react";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** How many comments there are. */
export function CommentCount({ count }: { count: number }) {
  const language = useLanguage();
  const shown = formatNumber(count, language);
  return (
    <span className="flex min-h-11 items-center gap-1.5 px-2.5 text-bs tablet:px-1.5 font-mid">
      <MessageCircle aria-hidden="true" className="size-5 stroke-[1.75]" />
      <span aria-hidden="true" className="num">
        {shown}
      </span>
      <VisuallyHidden>{m.discoveries_comments({ count, shown })}</VisuallyHidden>
    </span>
  );
}
