import type { PlantedArticle } from "../plant-articles.ts";

/** The text of an article until somebody writes another version. */
export type FirstText = Omit<PlantedArticle, "published_at">;
