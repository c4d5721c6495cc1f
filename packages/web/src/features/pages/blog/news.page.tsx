import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Newspaper } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { newsQuery } from "../article-queries.ts";
import { BESIDE, EditLink } from "../reading/edit-link.tsx";
import { Prose } from "../reading/prose.tsx";
import { ArticleDate } from "./article-date.tsx";
import { SubscribeLink } from "./subscribe-link.tsx";

/** The news in full, newest first; feed entries link to each by its name (pages §8). */
export function NewsPage() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const list = useInfiniteQuery(newsQuery(orpc));
  const news = list.data?.pages.flatMap((page) => page.articles) ?? [];
  return (
    <div className="mx-auto w-full max-w-[44rem] px-gutter pt-2 pb-16 tablet:pt-8">
      <div className={BESIDE}>
        <h1 className="min-w-0 font-display text-d2 tablet:text-d1">{m.pages_news()}</h1>
        <EditLink id={null} kind="news" />
      </div>
      <p className="mt-2 text-body text-ink-2">{m.pages_news_text()}</p>
      {news.length === 0 ? <EmptyState icon={<Newspaper />} title={m.pages_news_empty()} /> : null}
      {news.map(({ id, slug, title, published_at, html_content }) => (
        <article key={id} id={slug} className="mt-8 scroll-mt-24 border-t border-line pt-3.5">
          <div className={BESIDE}>
            <p className="text-cap text-ink-3">
              <ArticleDate at={published_at} />
            </p>
            <EditLink id={id} />
          </div>
          <h2 className="font-display text-t1 text-balance break-words">{title[language]}</h2>
          <Prose html={html_content[language]} className="mt-3 [&_h2]:text-t3" />
        </article>
      ))}
      {list.hasNextPage ? (
        <Button
          variant="outline"
          className="mt-9"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {m.pages_news_more()}
        </Button>
      ) : null}
      <SubscribeLink feed="/news/rss.xml" />
    </div>
  );
}
