import type { AppContext } from "./app-context.ts";

interface PageFacts {
  title: string;
  description: string;
  /** The page's own path: its canonical address. */
  path: string;
  context: Pick<AppContext, "origin">;
  /** A picture to show where the page is shared; a path of this host or an address. */
  image?: string | null;
  /** schema.org data. */
  structured?: Record<string, unknown>;
  type?: "website" | "article" | "restaurant.restaurant";
}

/** Title, description, OpenGraph and schema.org of a page, in the language of the rendering. */
export function pageHead({ title, description, path, context, image, structured, type = "website" }: PageFacts) {
  const address = new URL(path, context.origin).href;
  const full = title === "Tablée" ? title : `${title} · Tablée`;
  return {
    meta: [
      { title: full },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:type", content: type },
      { property: "og:url", content: address },
      { property: "og:site_name", content: "Tablée" },
      ...(image
        ? [
            { property: "og:image", content: new URL(image, context.origin).href },
            { name: "twitter:card", content: "summary_large_image" },
          ]
        : []),
      ...(structured ? [{ "script:ld+json": structured as Record<string, never> }] : []),
    ],
    links: [{ rel: "canonical", href: address }],
  };
}
