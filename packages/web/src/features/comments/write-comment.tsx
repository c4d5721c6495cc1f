import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSheet } from "../../routes/use-sheet.ts";
import { useSession } from "../../session/session.ts";
import { initialsOf } from "../members/member-name.ts";
import { isOpenToTalk } from "./comment-about.ts";
import { writingSheet } from "./comment-sheets.ts";

/** Whether a comment can be begun beside a discovery: what keeps anybody from it is said in its comments (comments §2). */
export const takesComments = (discovery: Discovery): boolean =>
  isOpenToTalk(discovery) && !discovery.current_user_blocked;

/**
 * What looks like the field of a comment and leads to it, among all that is said (comments §6): what one writes with is
 * fetched by whoever writes.
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
      {/* The portrait's place is there for whoever is not known, or not yet. */}
      <Avatar src={user?.avatar_url} initials={user ? initialsOf(user) : ""} size={32} />
      {discovery.comments > 0 ? m.comments_write() : m.comments_be_first()}
    </button>
  );
}
