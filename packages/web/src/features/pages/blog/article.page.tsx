import { Photo } from "@tablee/design-system/photo";
import { isBlogSection } from "@tablee/domain/pages/article";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { PICTURE, pictureSet } from "../../pictures/picture-sizes.ts";
import { articleQuery } from "../article-queries.ts";
import { BESIDE, EditLink } from "../reading/edit-link.tsx";
import { Prose } from "../reading/prose.tsx";
import { ArticleDate } from "./article-date.tsx";
import { SECTION_WORDS } from "./section-words.ts";

/** The page of one article of the blog. */
export function ArticlePage() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { section = "", id = "" } = useParams({ strict: false });
  const { data: article } = useQuery({ ...articleQuery(orpc, section, id), staleTime: "static" });
  if (!article) return null;
  return (
    <article className="mx-auto w-full max-w-[44rem] px-gutter pt-2 pb-16 tablet:pt-8">
      <Link
        to="/blog"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-inner text-bs font-medium text-ink-2"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.pages_blog_back()}
      </Link>
      <div className={`mt-3.5 ${BESIDE}`}>
        <p className="min-w-0 text-cap text-ink-3">
          {isBlogSection(section) ? `${SECTION_WORDS[section]()} · ` : ""}
          <ArticleDate at={article.published_at} />
        </p>
        <EditLink id={article.id} />
      </div>
      <h1 className="font-display text-d2 text-balance break-words tablet:text-d1">{article.title[language]}</h1>
      <p className="mt-3 text-body text-pretty text-ink-2">{article.summary[language]}</p>
      {article.image_url === null ? null : (
        <Photo
          src={article.image_url}
          srcSet={pictureSet(article.image_url)}
          sizes="(width <= 48rem) 100vw, 44rem"
          alt=""
          {...PICTURE}
          ratio="4/3"
          corners="card"
          priority
          position="50% 65%"
          className="mt-6"
        />
      )}
      <Prose html={article.html_content[language]} className="mt-8" />
    </article>
  );
}
