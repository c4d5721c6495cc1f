import { lazy } from "react";
import { AdminFrame } from "../../admin/admin-frame.tsx";

const ArticleList = lazy(async () => ({ default: (await import("./article-list.tsx")).ArticleList }));
const NewArticle = lazy(async () => ({ default: (await import("./new-article.tsx")).NewArticle }));
const ArticleEditor = lazy(async () => ({ default: (await import("./article-editor.tsx")).ArticleEditor }));

/** Every page, article and piece of news, drafts too. */
export const ArticlesPage = () => (
  <AdminFrame current="articles">
    <ArticleList />
  </AdminFrame>
);

/** Begins an article (pages §1). */
export const NewArticlePage = () => (
  <AdminFrame current="articles">
    <NewArticle />
  </AdminFrame>
);

/** Writes one, in both languages side by side (pages §5). */
export const EditArticlePage = () => (
  <AdminFrame current="articles" wide>
    <ArticleEditor />
  </AdminFrame>
);
