import type { ArticleLine } from "@tablee/contract/pages/pages.schema";
import { Button } from "@tablee/design-system/button";
import { articlePath } from "@tablee/domain/pages/article";
import { ARTICLE_KINDS } from "@tablee/domain/pages/article-kinds";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { Rows } from "../../admin/admin-frame.tsx";
import { ArticleState } from "./article-state.tsx";
import { KIND_WORDS } from "./kind-words.ts";

/** All articles that administrators have written, by kind. */
export function ArticleList() {
  useWords();
  const { orpc } = useAppContext();
  const list = useQuery(orpc.pages.list.queryOptions({ input: {}, staleTime: 0 }));
  if (list.isPending) return <Rows />;
  if (!list.data) return <CallFailed error={list.error} retry={() => void list.refetch()} />;
  const { articles } = list.data;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[40rem] text-ink-2">{m.pages_edit_text()}</p>
        <Button render={<Link to="/admin/articles/new" />}>{m.pages_edit_new()}</Button>
      </div>
      {ARTICLE_KINDS.map((kind) => {
        const ofKind = articles.filter((article) => article.kind === kind);
        return ofKind.length === 0 ? null : (
          <section key={kind} aria-labelledby={`articles-${kind}`} className="mt-8">
            <h2 id={`articles-${kind}`} className="font-display text-t2">
              {KIND_WORDS[kind]()}
            </h2>
            <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
              {ofKind.map((article) => (
                <Line key={article.id} article={article} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Line({ article }: { article: ArticleLine }) {
  const language = useLanguage();
  const { id, title, revision, published_revision, scheduled_at } = article;
  return (
    <li>
      <Link
        to="/admin/articles/$id"
        params={{ id: String(id) }}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3.5 hover:bg-sunken tablet:px-5"
      >
        <span className="min-w-0 grow basis-[12rem] [overflow-wrap:anywhere]">
          <span className="block font-semibold">
            {title[language] || title.en || title.fr || m.pages_edit_untitled()}
          </span>
          <span className="block text-cap text-ink-3">{articlePath(article)}</span>
        </span>
        <ArticleState revision={revision} published={published_revision} scheduled={scheduled_at} />
      </Link>
    </li>
  );
}
