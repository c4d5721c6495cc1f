import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { COMMENTS_PREVIEW } from "@tablee/domain/comments/comment-lists";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { formatNumber } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSheet } from "../../routes/steps/use-sheet.ts";
import { useMayBegin } from "../../shell/ready/ready.ts";
import { useOnScreen } from "../../shell/use-on-screen.ts";
import { isOpenToTalk } from "./comment-about.ts";
import { commentsSheet, writingSheet } from "./comment-sheets.ts";
import { COMMENT_ACTION, CommentItem } from "./comment-item.tsx";
import { CommentShapes } from "./comment-shapes.tsx";
import { previewQuery } from "./comment-queries.ts";
import { useLiveComments } from "./use-live-comments.ts";
import { WriteComment } from "./write-comment.tsx";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const CommentsDialog = openedPart(async () => (await import("./comments-dialog.tsx")).CommentsDialog);

/** The height of `count` one-line comments with their gaps, so that what follows does not move when they arrive. */
const roomOf = (count: number) => ({ minHeight: `${Math.min(count, COMMENTS_PREVIEW) * 3.75 - 0.25}rem` });

interface CommentsPreviewProps {
  discovery: Discovery;
  /** Whether a comment is started elsewhere: at the bottom of the dialog. */
  writtenBelow: boolean;
}

/** The newest few comments beside a discovery, and the link to all of them (comments §6). */
export function CommentsPreview({ discovery, writtenBelow }: CommentsPreviewProps) {
  useWords();
  const { orpc } = useAppContext();
  useLiveComments(discovery.id);
  const all = useSheet(commentsSheet(discovery.id));
  const writing = useSheet(writingSheet(discovery.id));
  const place = useRef<HTMLDivElement>(null);
  const shown = useOnScreen(place);
  const begun = useMayBegin();
  // Below the screen they wait until the app is idle: the first call loads the code that makes calls.
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...previewQuery(orpc, discovery.id),
    enabled: shown || begun,
  });
  const count = discovery.comments;
  const close = writing.open ? writing.hide : all.hide;
  return (
    <section className="mt-6" aria-label={m.comments_list()}>
      <PreviewHead count={count} showAll={all.show} />
      <div ref={place} style={isPending && count > 0 ? roomOf(count) : undefined}>
        {isPending && count > 0 ? <CommentShapes count={Math.min(count, COMMENTS_PREVIEW)} /> : null}
        {data?.length ? (
          <ul className="mb-3 grid grid-cols-1 gap-4">
            {data.map((one) => (
              <li key={one.id}>
                <CommentItem comment={one} discovery={discovery} answer={null} small />
              </li>
            ))}
          </ul>
        ) : null}
        {isLoadingError && count > 0 ? (
          <button type="button" className={COMMENT_ACTION} onClick={() => void refetch()}>
            {m.shell_try_again()}
          </button>
        ) : null}
      </div>
      {writtenBelow ? null : <WriteComment discovery={discovery} />}
      {isOpenToTalk(discovery) ? null : <p className="mt-3 text-bs text-ink-2">{m.comments_closed()}</p>}
      {all.open || writing.open ? (
        <CommentsDialog discovery={discovery} open close={close} leave={close} writing={writing.open} />
      ) : null}
    </section>
  );
}

function PreviewHead({ count, showAll }: { count: number; showAll: () => void }) {
  const language = useLanguage();
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="font-display text-t3">
        {m.comments_list()}
        {count > 0 ? <span className="num ms-1 font-normal text-ink-3"> {formatNumber(count, language)}</span> : null}
      </h2>
      {count > 0 ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={showAll}
          className="hit rounded-inner text-cap font-semibold text-ink-2 hover:text-ink"
        >
          {m.comments_all()}
        </button>
      ) : null}
    </div>
  );
}
