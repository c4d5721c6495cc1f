import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSheet } from "../../routes/steps/use-sheet.ts";
import { useSession } from "../../session/session.ts";
import { initialsOf } from "../members/member-name.ts";
import { isOpenToTalk } from "./comment-about.ts";
import { writingSheet } from "./comment-sheets.ts";

/** Whether a comment can be started beside a discovery; the list of comments says what prevents it (comments §2). */
export const takesComments = (discovery: Discovery): boolean =>
  isOpenToTalk(discovery) && !discovery.current_user_blocked;

/**
 * Looks like the field of a comment, and opens the real one among all comments (comments §6): its code is loaded only
 * for those who write.
 */
export function WriteComment({ discovery }: { discovery: Discovery }) {
  useWords();
  const { user } = useSession();
  const { show } = useSheet(writingSheet(discovery.id));
  if (!takesComments(discovery)) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={show}
      className="flex min-h-11 w-full items-center gap-3 rounded-full bg-sunken py-1.5 ps-1.5 pe-4 text-start text-ink-3 transition-colors duration-150 hover:bg-sunken-2 hover:text-ink-2 forced-colors:border"
    >
      {/* A visitor, or somebody not known yet, has a portrait's space there. */}
      <Avatar src={user?.avatar_url} initials={user ? initialsOf(user) : ""} size={32} />
      {discovery.comments > 0 ? m.comments_write() : m.comments_be_first()}
    </button>
  );
}
