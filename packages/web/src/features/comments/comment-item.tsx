import { Avatar } from "@tablee/design-system/avatar";
import { Badge } from "@tablee/design-system/badge";
import { classNames } from "@tablee/design-system/class-names";
import { spacesInAny } from "@tablee/domain/language/french-spaces";
import { Link } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatAge } from "../../language/age.ts";
import { useTimezone } from "../../language/device-habits.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { useSession } from "../../session/session.ts";
import { CertificationBadge } from "../members/certification-badge.tsx";
import { initialsOf } from "../members/member-name.ts";
import type { CommentItemProps } from "./comment-about.ts";
import { CommentMore } from "./comment-more.tsx";

/** The style of the buttons below a comment. */
export const COMMENT_ACTION = "min-h-11 rounded-control px-2 text-bs font-semibold text-ink-2 hover:text-ink";

/**
 * One comment: who wrote it, when, the text, and what can be done about it; `children` are added to the row of buttons.
 */
export function CommentItem(props: CommentItemProps) {
  const { comment, discovery, answer, focused = false, small = false, children } = props;
  useWords();
  const { status } = useSession();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) ref.current?.scrollIntoView({ block: "center" });
  }, [focused]);
  const { deleted, first_name, account_id } = comment;
  const acts = !deleted && status === "member";
  return (
    <div
      ref={ref}
      className={classNames(
        "flex gap-3 rounded-control",
        focused ? `bg-sunken px-3 py-2.5 ${small ? "" : "-mx-3"}` : "",
      )}
      aria-current={focused ? "true" : undefined}
    >
      <Avatar
        src={deleted ? null : comment.avatar_url}
        initials={deleted ? "" : initialsOf({ first_name, last_name: "" })}
        size={small ? 32 : 40}
      />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-1">
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 text-bs">
            {deleted ? null : <Writer id={account_id} name={first_name} />}
            {deleted ? null : <CertificationBadge certification={comment.certification} />}
            {comment.from_owner ? <OwnerMark /> : null}
            <CommentAge moment={comment.date_creation} />
          </div>
          {acts ? (
            <div className="-my-2 shrink-0">
              <CommentMore comment={comment} discovery={discovery} />
            </div>
          ) : null}
        </div>
        <CommentText comment={comment} discovery={discovery} />
        <div className="-ms-2 flex flex-wrap items-center">
          {acts && answer && !comment.blocked_by_author ? (
            <button
              type="button"
              className={COMMENT_ACTION}
              aria-label={m.comments_answer_to({ name: first_name })}
              onClick={() => answer({ id: comment.id, first_name })}
            >
              {m.comments_answer()}
            </button>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  );
}

/** The name of who wrote it, linked to the profile. */
function Writer({ id, name }: { id: number | null; name: string }) {
  return (
    <span className="font-semibold">
      {id === null ? (
        name
      ) : (
        <Link to="/profile/$user_id" params={{ user_id: String(id) }} className="hit hover:underline">
          {name}
        </Link>
      )}
    </span>
  );
}

/** Marks the owner of the place that is discussed. */
function OwnerMark() {
  useWords();
  return (
    <Badge tone="owner" icon={<Store />}>
      {m.comments_from_owner()}
    </Badge>
  );
}

/** How long ago, in the few characters of language §17. */
function CommentAge({ moment }: { moment: string }) {
  const language = useLanguage();
  const now = useNow();
  const timezone = useTimezone();
  return (
    <time dateTime={moment} className="num text-cap text-ink-3">
      {formatAge(new Date(moment), now, language, timezone)}
    </time>
  );
}

function CommentText({ comment, discovery }: Pick<CommentItemProps, "comment" | "discovery">) {
  useWords();
  const { user } = useSession();
  const own = user !== null && user.id === comment.account_id;
  const quiet = "mt-0.5 text-base text-ink-3 italic";
  if (comment.deleted) return <p className={quiet}>{m.comments_deleted()}</p>;
  if (comment.blocked_by_author && !own && user?.id !== discovery.account_id) {
    return <p className={quiet}>{m.comments_blocked_text()}</p>;
  }
  return (
    <>
      <p className="mt-0.5 overflow-hidden text-base break-words whitespace-pre-line" dir="auto">
        {spacesInAny(comment.text)}
      </p>
      {comment.blocked_by_author ? <p className="mt-1 text-cap text-danger-ink">{m.comments_blocked_mark()}</p> : null}
    </>
  );
}
