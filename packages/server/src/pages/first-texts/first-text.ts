import type { PlantedArticle } from "../plant-articles.ts";

/** What an article says as long as nobody has written another version. */
export type FirstText = Omit<PlantedArticle, "published_at">;
