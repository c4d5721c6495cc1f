import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { formatNumber } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { isOpenToTalk } from "./comment-about.ts";
import { type CommentDraft, useCommentDraft } from "./comment-drafts.ts";
import { CommentList } from "./comment-list.tsx";
import { commentsQuery } from "./comment-queries.ts";
import { CommentWriting } from "./comment-writing.tsx";
import { FocusedComment } from "./focused-comment.tsx";
import { useLiveComments } from "./use-live-comments.ts";
import { useSendComment } from "./use-send-comment.ts";

export interface CommentsDialogProps {
  discovery: Discovery;
  open: boolean;
  close: () => void;
  /** The comment that a link leads to. */
  focus?: number | undefined;
  /** Called to show all comments instead of this one. */
  showAll?: () => void;
  /** Whether it was opened to write: then the field, or the button to sign in, has the focus. */
  writing?: boolean;
}

/** All comments of a discovery, newest first, and the field to write one (comments §6). */
export function CommentsDialog({ discovery: given, open, close, focus, showAll, writing }: CommentsDialogProps) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { status } = useSession();
  useLiveComments(given.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const login = useRef<HTMLElement>(null);
  const list = useInfiniteQuery(commentsQuery(orpc, given.id));
  const discovery = list.data?.pages[0]?.recommendation ?? given;
  // A comment that was written is shown in the list of all.
  const sending = useSendComment(discovery, focus === undefined ? undefined : showAll);
  const { change } = useCommentDraft(discovery.id);
  const answers = (whom: { id: number; first_name: string }) => {
    change({ answers: whom });
    field.current?.focus();
  };
  const mayAnswer = status === "member" && isOpenToTalk(discovery) && !discovery.current_user_blocked;
  const answer = mayAnswer ? answers : null;
  const count = given.comments;
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={m.comments_title({ count, shown: formatNumber(count, language) })}
      closeLabel={m.shell_close()}
      fullHeight
      initialFocus={writing ? (status === "visitor" ? login : field) : undefined}
      footer={<CommentWriting discovery={discovery} sending={sending} field={field} login={login} />}
    >
      {sending.pending ? <Pending draft={sending.pending} /> : null}
      <FocusedComment id={focus} of={discovery.id} answer={answer} showAll={showAll}>
        <CommentList discovery={discovery} answer={answer} pending={sending.pending !== null} />
      </FocusedComment>
    </ResponsiveDialog>
  );
}

/** The comment that is being sent. */
function Pending({ draft }: { draft: CommentDraft }) {
  useWords();
  return (
    <p className="py-3 text-base text-ink-3" role="status">
      <span className="block break-words whitespace-pre-line">{draft.text.trim()}</span>
      <span className="text-cap">{m.comments_sending()}</span>
    </p>
  );
}
