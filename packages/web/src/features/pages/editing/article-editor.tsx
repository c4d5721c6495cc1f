import type { EditedArticle } from "@tablee/contract/pages/pages.schema";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { articlePath } from "@tablee/domain/pages/article";
import type { Language } from "@tablee/domain/language/text";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { readId } from "../../../routes/read-id.ts";
import { useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { NotFoundPage } from "../../../shell/not-found-page.tsx";
import { Rows } from "../../admin/admin-frame.tsx";
import { ArticleHistory } from "./article-history.tsx";
import { ArticlePictureField } from "./article-picture-field.tsx";
import { ArticleSchedule } from "./article-schedule.tsx";
import { ArticleState } from "./article-state.tsx";
import { EditorActions } from "./editor-actions.tsx";
import { EditorConflict } from "./editor-conflict.tsx";
import { KIND_WORDS, LANGUAGE_NAMES } from "./kind-words.ts";
import { LanguageColumn } from "./language-column.tsx";
import { useEditor } from "./use-editor.ts";

/** The editor of the article in the address, refetched on return, so that another editor's changes show. */
export function ArticleEditor() {
  const { orpc } = useAppContext();
  const { user } = useSession();
  const { id: asked } = useParams({ from: "/admin/articles/$id" });
  const id = readId(asked);
  const article = useQuery({
    ...orpc.pages.edited.queryOptions({ input: { id: id ?? 1 }, staleTime: 0 }),
    enabled: id !== undefined,
  });
  if (id === undefined) return <NotFoundPage />;
  if (article.isPending || !user) return <Rows />;
  if (!article.data) return <CallFailed error={article.error} retry={() => void article.refetch()} />;
  return <Editing key={id} article={article.data} account_id={user.id} />;
}

function Editing({ article, account_id }: { article: EditedArticle; account_id: number }) {
  const editor = useEditor(article, account_id);
  const own = useLanguage();
  const [written, setWritten] = useState<Language>(own);
  return (
    <>
      <EditorHeading article={article} />
      {editor.isConflict ? <EditorConflict article={article} editor={editor} /> : null}
      <div className="mt-6 large:hidden">
        <SegmentedControl
          label={m.pages_edit_languages()}
          items={[
            { value: "en", label: LANGUAGE_NAMES.en },
            { value: "fr", label: LANGUAGE_NAMES.fr },
          ]}
          value={written}
          onValueChange={setWritten}
        />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-8 large:grid-cols-2">
        {(["en", "fr"] as const).map((language) => (
          <div key={language} className={language === written ? "min-w-0" : "hidden min-w-0 large:block"}>
            <LanguageColumn editor={editor} language={language} />
          </div>
        ))}
      </div>
      <ArticlePictureField editor={editor} />
      <ArticleSchedule
        article={article}
        editor={editor}
        disabled={editor.isConflict || editor.tooLong !== null || editor.missing !== null}
      />
      <EditorActions article={article} editor={editor} />
      <ArticleHistory article={article} editor={editor} />
    </>
  );
}

function EditorHeading({ article }: { article: EditedArticle }) {
  useWords();
  const language = useLanguage();
  const { kind, words, revision, published_revision, scheduled_at } = article;
  const path = articlePath(article);
  return (
    <>
      <Link
        to="/admin/articles"
        className="hit inline-flex items-center gap-1.5 rounded-inner text-bs font-medium text-ink-2"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.pages_edit_all()}
      </Link>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-display text-t1 [overflow-wrap:anywhere]">
          {words.title[language] || words.title.en || words.title.fr || m.pages_edit_untitled()}
        </h2>
        <ArticleState revision={revision} published={published_revision} scheduled={scheduled_at} />
      </div>
      <p className="mt-1 text-cap text-ink-3 [overflow-wrap:anywhere]">
        {KIND_WORDS[kind]()} ·{" "}
        {published_revision === null ? (
          path
        ) : (
          <a href={path} className="hit underline underline-offset-2">
            {path}
          </a>
        )}
      </p>
    </>
  );
}
