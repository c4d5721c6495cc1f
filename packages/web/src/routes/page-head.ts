import type { AppContext } from "./app-context.ts";

interface PageFacts {
  title: string;
  /** For whoever reads the page without running it: null in browsers, so that its words are not loaded there. */
  description: string | null;
  /** The page's own path: its canonical address. */
  path: string;
  context: Pick<AppContext, "origin">;
  /** true: in no index of a search engine. */
  unlisted?: boolean;
  /** A picture to show where the page is shared; a path of this host or an address. */
  image?: string | null;
  /** schema.org data. */
  structured?: Record<string, unknown>;
  type?: "website" | "article" | "restaurant.restaurant";
}

/** Title, description, OpenGraph and schema.org of a page, in the language of the rendering. */
export function pageHead(facts: PageFacts) {
  const { title, path, context } = facts;
  const address = new URL(path, context.origin).href;
  const full = title === "Tablée" ? title : `${title} · Tablée`;
  return {
    meta: [
      { title: full },
      ...(facts.unlisted ? [{ name: "robots", content: "noindex" }] : []),
      ...(import.meta.env.SSR ? forReaders(facts, address) : []),
    ],
    links: [{ rel: "canonical", href: address }],
  };
}

/** What search engines and messengers read; a browser that moves on inside the app has no use for it. */
function forReaders({ title, description, context, image, structured, type = "website" }: PageFacts, address: string) {
  return [
    ...(description === null
      ? []
      : [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]),
    { property: "og:title", content: title },
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
  ];
}
