import type { ArticleCard } from "@tablee/contract/pages/pages.schema";
import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Photo } from "@tablee/design-system/photo";
import { BLOG_SECTIONS, isBlogSection } from "@tablee/domain/pages/article";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Newspaper } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";
import { blogQuery } from "../article-queries.ts";
import { BESIDE, EditLink } from "../reading/edit-link.tsx";
import { ArticleDate } from "./article-date.tsx";
import { SubscribeLink } from "./subscribe-link.tsx";
import { SECTION_WORDS } from "./section-words.ts";

/** The blog, as a whole or one section (pages §8). */
export function BlogPage() {
  useWords();
  const { orpc } = useAppContext();
  const { section: asked = "" } = useParams({ strict: false });
  const section = isBlogSection(asked) ? asked : undefined;
  const list = useInfiniteQuery(blogQuery(orpc, section));
  const articles = list.data?.pages.flatMap((page) => page.articles) ?? [];
  return (
    <div className="mx-auto w-full max-w-content px-gutter pt-2 pb-16 tablet:pt-8 large:px-9">
      <div className={BESIDE}>
        <h1 className="min-w-0 font-display text-d2 tablet:text-d1">{m.pages_blog()}</h1>
        <EditLink id={null} kind="blog" />
      </div>
      <p className="mt-2 max-w-[34rem] text-body text-ink-2">{m.pages_blog_text()}</p>
      <ChipRow
        label={m.pages_blog_sections()}
        as="nav"
        activeKey={section ?? ""}
        className="-mx-gutter mt-4 px-gutter large:mx-0 large:px-0"
      >
        <SectionChip section={null} current={section === undefined} />
        {BLOG_SECTIONS.map((one) => (
          <SectionChip key={one} section={one} current={one === section} />
        ))}
      </ChipRow>
      {articles.length === 0 ? (
        <EmptyState icon={<Newspaper />} title={m.pages_blog_empty()} text={m.pages_blog_empty_text()} />
      ) : (
        <ul className="mt-6 grid grid-cols-1 gap-x-6 gap-y-9 tablet:grid-cols-2 large:grid-cols-3">
          {articles.map((article, place) => (
            <li key={article.id}>
              <Entry article={article} first={place === 0} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button
          variant="outline"
          className="mt-9"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {m.pages_blog_more()}
        </Button>
      ) : null}
      <SubscribeLink feed="/blog/rss.xml" />
    </div>
  );
}

function SectionChip({ section, current }: { section: keyof typeof SECTION_WORDS | null; current: boolean }) {
  useWords();
  const link = section === null ? <Link to="/blog" /> : <Link to="/blog/$section" params={{ section }} />;
  return (
    <Chip selected={current} aria-current={current ? "page" : undefined} render={link}>
      {section === null ? m.pages_blog_all() : SECTION_WORDS[section]()}
    </Chip>
  );
}

function Entry({ article, first }: { article: ArticleCard; first: boolean }) {
  const language = useLanguage();
  const { section, slug, title, summary, image_url, published_at } = article;
  return (
    <Link to="/blog/$section/$id" params={{ section, id: slug }} className="group block rounded-card">
      {image_url === null ? null : (
        <Photo
          src={image_url}
          srcSet={pictureSet(image_url)}
          sizes="(width <= 48rem) 100vw, 24rem"
          alt=""
          {...PICTURE}
          ratio="4/3"
          corners="card"
          priority={first}
          position="50% 65%"
        />
      )}
      <p className="mt-3 text-cap text-ink-3">
        {isBlogSection(section) ? `${SECTION_WORDS[section]()} · ` : ""}
        <ArticleDate at={published_at} />
      </p>
      <h2 className="mt-1 font-display text-t2 text-balance break-words underline-offset-4 group-hover:underline">
        {title[language]}
      </h2>
      <p className="mt-1.5 text-base text-ink-2">{summary[language]}</p>
    </Link>
  );
}
