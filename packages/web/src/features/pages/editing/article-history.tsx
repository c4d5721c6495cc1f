import type { EditedArticle } from "@tablee/contract/pages/pages.schema";
import { Badge } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { Rows } from "../../admin/admin-frame.tsx";
import { Difference } from "./difference.tsx";
import { type Editor, textOf } from "./use-editor.ts";

interface ArticleHistoryProps {
  article: EditedArticle;
  editor: Editor;
}

/** Every saved revision, newest first: each can be viewed and restored (pages §5). */
export function ArticleHistory({ article, editor }: ArticleHistoryProps) {
  const language = useLanguage();
  const timezone = useTimezone();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section aria-labelledby="article-history" className="mt-10">
      <h3 id="article-history" className="font-display text-t2">
        {m.pages_edit_history()}
      </h3>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {article.history.map(({ revision, date, name }) => (
          <li key={revision} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 tablet:px-5">
            <div className="min-w-0 grow basis-[12rem]">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {m.pages_edit_revision({ revision })}
                {revision === article.published_revision ? (
                  <Badge tone="success">{m.pages_edit_state_published()}</Badge>
                ) : null}
              </p>
              <p className="text-cap text-ink-2">
                {name ?? m.pages_edit_nobody()} ·{" "}
                <time dateTime={date}>
                  {formatDateOf(date, timezone, language)}, {formatTime(new Date(date), timezone, language)}
                </time>
              </p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={m.pages_edit_look_at({ revision })}
              onClick={() => setShown(revision)}
            >
              {m.pages_edit_look()}
            </Button>
          </li>
        ))}
      </ul>
      <ResponsiveDialog
        open={shown !== null}
        onOpenChange={(open) => {
          if (!open) setShown(null);
        }}
        title={m.pages_edit_revision({ revision: shown ?? 1 })}
        description={m.pages_edit_difference_text()}
        closeLabel={m.shell_close()}
        size="lg"
      >
        {shown === null ? null : (
          <Version id={article.id} revision={shown} editor={editor} done={() => setShown(null)} />
        )}
      </ResponsiveDialog>
    </section>
  );
}

interface VersionProps {
  id: number;
  revision: number;
  editor: Editor;
  done: () => void;
}

function Version({ id, revision, editor, done }: VersionProps) {
  useWords();
  const { orpc } = useAppContext();
  // Saved revisions never change.
  const version = useQuery(orpc.pages.edited.queryOptions({ input: { id, revision }, staleTime: "static" }));
  if (version.isPending) return <Rows />;
  if (!version.data) return <CallFailed error={version.error} retry={() => void version.refetch()} />;
  const text = textOf(version.data);
  return (
    <>
      <Difference before={text} after={editor.text} />
      <Button
        className="mt-6"
        variant="strong"
        onClick={() => {
          editor.write(text);
          done();
        }}
      >
        {m.pages_edit_restore()}
      </Button>
    </>
  );
}
