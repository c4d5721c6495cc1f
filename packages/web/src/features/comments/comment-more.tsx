import { IconButton } from "@tablee/design-system/icon-button";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { type CommentItemProps, isOpenToTalk } from "./comment-about.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const CommentMenu = openedPart(async () => (await import("./comment-menu.tsx")).CommentMenu);

/** The button for what else a member can do with a comment. Its menu is loaded at the first press. */
export function CommentMore({ comment, discovery }: Pick<CommentItemProps, "comment" | "discovery">) {
  useWords();
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  if (!user) return null;
  // The author deletes it; others report it if the discovery can be discussed, and block its author if that account
  // exists.
  if (comment.account_id === null && !isOpenToTalk(discovery)) return null;
  const button = (
    <IconButton
      label={m.comments_more_of({ name: comment.first_name })}
      size="sm"
      aria-haspopup="menu"
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!wanted) return button;
  return (
    <CommentMenu
      leave={() => setWanted(false)}
      meanwhile={button}
      comment={comment}
      discovery={discovery}
      trigger={button}
      reader={user.id}
    />
  );
}
