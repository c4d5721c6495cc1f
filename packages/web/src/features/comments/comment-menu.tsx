import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { Menu, type MenuEntry } from "@tablee/design-system/menu";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation } from "@tanstack/react-query";
import { Ban, Flag, Trash2 } from "lucide-react";
import { cloneElement, type ReactElement, useState } from "react";
import { isCallError } from "../../api/call-error.ts";
import { deleted } from "../../api/answers/deleted.ts";
import { failureLine } from "../../api/failure-words.ts";
import { wordsOfRefusal } from "../../api/refusal-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { BlockDialog } from "../members/block-dialog.tsx";
import { applyBlock, blockedWords, setBlocked } from "../members/member-blocks.ts";
import { handsFocusOn } from "../../shell/hands-focus-on.ts";
import { markBlocked, markReported, removeComment } from "./comment-cache.ts";
import { type CommentItemProps, isOpenToTalk } from "./comment-about.ts";
import { DELETE_REFUSALS, REPORT_REFUSALS } from "./comment-words.ts";

/** How long the toast about a report stays, in ms; briefer than others, because the menu shows the result too. */
const REPORT_TOAST_MS = 1_000;

type About = Pick<CommentItemProps, "comment" | "discovery">;

interface CommentMenuProps extends About {
  trigger: ReactElement<Record<string, unknown>>;
  /** The account id of the reader. */
  reader: number;
}

/**
 * The menu of a comment: delete one's own; report others' or block their authors (comments §11 to comments §13). It is
 * open from the start, because it is loaded only when it was asked for.
 */
export function CommentMenu({ comment, discovery, trigger, reader }: CommentMenuProps) {
  useWords();
  const [open, setOpen] = useState(true);
  const [asks, setAsks] = useState<"delete" | "block" | null>(null);
  const { remove, report, block } = useCommentActions({ comment, discovery });
  const name = comment.first_name;
  const reported = discovery.reported_comments.includes(comment.id);
  const blocked = comment.blocked_by_author;
  const own = reader === comment.account_id;
  const isAuthor = reader === discovery.account_id;
  const blocking: MenuEntry = {
    id: "block",
    // Only the author can unblock here: other members see no comments by people whom they have blocked.
    label: blocked && isAuthor ? m.comments_unblock({ name }) : m.comments_block({ name }),
    icon: <Ban />,
    onSelect: () => (blocked && isAuthor ? block.mutate(false) : setAsks("block")),
  };
  const deleting: MenuEntry = {
    id: "delete",
    label: m.comments_delete(),
    icon: <Trash2 />,
    tone: "danger",
    onSelect: () => setAsks("delete"),
  };
  const reporting: MenuEntry = {
    id: "report",
    label: reported ? m.comments_report_cancel() : m.comments_report(),
    icon: <Flag />,
    onSelect: () => report.mutate(),
  };
  const items: MenuEntry[] = own
    ? [deleting]
    : [...(isOpenToTalk(discovery) ? [reporting] : []), ...(comment.account_id === null ? [] : [blocking])];
  return (
    <>
      <Menu
        title={m.comments_more_of({ name })}
        trigger={cloneElement(trigger, { ref: handsFocusOn })}
        open={open}
        onOpenChange={setOpen}
        items={items}
      />
      {asks === "block" && !isAuthor && comment.account_id !== null ? (
        <BlockDialog member={{ id: comment.account_id, first_name: name }} hide={() => setAsks(null)} isStep={false} />
      ) : null}
      <Asking
        asks={asks === "block" && !isAuthor ? null : asks}
        name={name}
        close={() => setAsks(null)}
        confirmed={() => (asks === "block" ? block.mutate(true) : remove.mutate())}
      />
    </>
  );
}

interface AskingProps {
  asks: "delete" | "block" | null;
  name: string;
  close: () => void;
  confirmed: () => void;
}

/** Asks before an action that cannot be undone or affects somebody else. */
function Asking({ asks, name, close, confirmed }: AskingProps) {
  useWords();
  // Keeps its question while it closes.
  const [asked, setAsked] = useState(asks);
  if (asks !== null && asks !== asked) setAsked(asks);
  const blocks = asked === "block";
  return (
    <AlertDialog
      open={asks !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={blocks ? m.comments_block_ask({ name }) : m.comments_delete_ask()}
      description={blocks ? m.comments_block_text() : m.comments_delete_text()}
      confirmLabel={blocks ? m.comments_block_confirm() : m.comments_delete()}
      cancelLabel={m.comments_cancel()}
      onConfirm={() => {
        close();
        confirmed();
      }}
    />
  );
}

function useCommentActions({ comment, discovery }: About) {
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  const caches = { client: queryClient, orpc };
  const say = (text: string, tone: "success" | "danger") => toasts.show({ text, tone, id: `comment-${comment.id}` });
  const refused = (error: unknown, words: string | null) => {
    say(words ?? failureLine(error), "danger");
    // It was deleted on another device while its menu was open here.
    if (isCallError(error) && error.code === "bad_comment_id") removeComment(caches, discovery.id, comment);
  };
  const remove = useMutation({
    mutationFn: () => deleted(orpc.comments.remove.call({ id: comment.id }), "bad_comment_id"),
    onSuccess: () => removeComment(caches, discovery.id, comment),
    onError: (error) => refused(error, wordsOfRefusal(DELETE_REFUSALS, error)),
  });
  const report = useMutation({
    mutationFn: () => orpc.comments.report.call({ id: comment.id }),
    onSuccess: (reported) => {
      markReported(caches, discovery.id, comment.id, reported);
      const text = reported ? m.comments_reported() : m.comments_report_canceled();
      toasts.show({ text, tone: "success", id: `comment-${comment.id}`, duration: REPORT_TOAST_MS });
    },
    onError: (error) => refused(error, wordsOfRefusal(REPORT_REFUSALS, error)),
  });
  const block = useMutation({
    mutationFn: async (wished: boolean) =>
      comment.account_id === null ? false : setBlocked(api, comment.account_id, wished),
    onSuccess: (blocked) => {
      if (comment.account_id === null) return;
      markBlocked(caches, discovery.id, comment.account_id, blocked);
      applyBlock(queryClient, orpc, comment.account_id, blocked);
      say(blockedWords(blocked, comment.first_name), "success");
    },
    onError: (error) => say(failureLine(error), "danger"),
  });
  return { remove, report, block };
}
