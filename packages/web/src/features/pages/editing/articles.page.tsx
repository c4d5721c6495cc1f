import { lazy } from "react";
import { AdminFrame } from "../../admin/admin-frame.tsx";

const ArticleList = lazy(async () => ({ default: (await import("./article-list.tsx")).ArticleList }));
const NewArticle = lazy(async () => ({ default: (await import("./new-article.tsx")).NewArticle }));
const ArticleEditor = lazy(async () => ({ default: (await import("./article-editor.tsx")).ArticleEditor }));

/** The page with all pages, articles and news, drafts included. */
export const ArticlesPage = () => (
  <AdminFrame current="articles">
    <ArticleList />
  </AdminFrame>
);

/** The page that starts an article (pages §1). */
export const NewArticlePage = () => (
  <AdminFrame current="articles">
    <NewArticle />
  </AdminFrame>
);

/** The page that edits an article, both languages side by side (pages §5). */
export const EditArticlePage = () => (
  <AdminFrame current="articles" wide>
    <ArticleEditor />
  </AdminFrame>
);
