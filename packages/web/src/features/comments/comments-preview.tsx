import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { COMMENTS_PREVIEW } from "@tablee/domain/comments/comment-lists";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef } from "react";
import { formatNumber } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSheet } from "../../routes/use-sheet.ts";
import { useMayBegin } from "../../shell/ready/ready.ts";
import { useOnScreen } from "../../shell/use-on-screen.ts";
import { isOpenToTalk } from "./comment-about.ts";
import { CommentItem } from "./comment-item.tsx";
import { CommentShapes } from "./comment-shapes.tsx";
import { previewQuery } from "./comment-queries.ts";
import { useLiveComments } from "./use-live-comments.ts";

const CommentsDialog = lazy(async () => ({ default: (await import("./comments-dialog.tsx")).CommentsDialog }));

/** What so many comments of a line each are high, with what parts them: what follows them stays where it is when they come. */
const roomOf = (count: number) => ({ minHeight: `${Math.min(count, COMMENTS_PREVIEW) * 3.75 - 0.25}rem` });

/** The newest few comments beside a discovery, and the way to all of them (comments §6). */
export function CommentsPreview({ discovery }: { discovery: Discovery }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  useLiveComments(discovery.id);
  const sheet = useSheet(`comments-${discovery.id}`);
  const place = useRef<HTMLDivElement>(null);
  const shown = useOnScreen(place);
  const begun = useMayBegin();
  // Below the screen they wait as what may wait does: the first call brings what carries calls.
  const { data, isPending } = useQuery({ ...previewQuery(orpc, discovery.id), enabled: shown || begun });
  const count = discovery.comments;
  return (
    <section className="mt-6" aria-label={m.comments_list()}>
      <h2 className="mb-3 font-display text-t3">
        {m.comments_list()}
        {count > 0 ? <span className="num ms-1 font-normal text-ink-3"> {formatNumber(count, language)}</span> : null}
      </h2>
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
      </div>
      {count > 0 || isOpenToTalk(discovery) ? (
        <Button variant="quiet" block onClick={sheet.show}>
          {count > 0 ? m.comments_show_all() : m.comments_be_first()}
        </Button>
      ) : (
        <p className="text-bs text-ink-2">{m.comments_closed()}</p>
      )}
      {sheet.open ? (
        <Suspense fallback={null}>
          <CommentsDialog discovery={discovery} open close={sheet.hide} />
        </Suspense>
      ) : null}
    </section>
  );
}
