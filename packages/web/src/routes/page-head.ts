import { pictureFile } from "@tablee/design-system/picture-address";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewFacts, previewPath } from "@tablee/domain/sharing/preview";
import { type Language, LANGUAGES } from "@tablee/domain/language/text";
import { currentLanguage } from "../language/language.ts";
import type { AppContext } from "./app-context.ts";
import { brandOf, fullTitle } from "./site.ts";

interface PageFacts {
  title: string;
  /** For readers that do not run the page. null in browsers, so that they do not load its text. */
  description: string | null;
  /** The page's own path, from which its canonical address is made. */
  path: string;
  context: Pick<AppContext, "origin" | "host_facts" | "asked_language" | "tellReaders">;
  /** true: search engines do not index the page. */
  unlisted?: boolean;
  /** The picture that a shared link shows; a path of this host or an address. */
  image?: string | null;
  /** The content of the picture that is composed for shared links (sharing §6); it replaces `image`. */
  preview?: Pick<PreviewFacts, "type" | "item_id" | "title" | "place" | "image">;
  /** schema.org data. */
  structured?: object | undefined;
  type?: "website" | "article" | "restaurant.restaurant";
}

/** The title, description, OpenGraph and schema.org data of a page, in the language of the rendering. */
export function pageHead(facts: PageFacts) {
  const { title, path, context } = facts;
  const plain = new URL(path, context.origin).href;
  const { asked_language: asked } = context;
  // Each language is its own canonical (shell §32).
  const address = asked ? inLanguage(plain, asked) : plain;
  if (import.meta.env.SSR && facts.structured) context.tellReaders?.(facts.structured);
  return {
    meta: [
      { title: fullTitle(title, context.host_facts.site) },
      ...(facts.unlisted ? [{ name: "robots", content: "noindex" }] : []),
      ...(import.meta.env.SSR ? forReaders(facts, address) : []),
    ],
    links: [
      { rel: "canonical", href: address },
      ...(import.meta.env.SSR && !facts.unlisted ? alternatesOf(plain) : []),
    ],
  };
}

/** The parts of a route's match from which a head is made. */
interface Matched {
  match: { context: AppContext; pathname: string };
}

/** The head of a page that is not indexed: it is a member's own, or for staff. */
export const unlistedHead =
  (title: () => string) =>
  ({ match: { context, pathname } }: Matched) =>
    pageHead({ title: title(), description: null, path: pathname, context, unlisted: true });

const inLanguage = (address: string, language: Language): string => {
  const url = new URL(address);
  url.searchParams.set("lang", language);
  return url.href;
};

const alternatesOf = (plain: string) => [
  ...LANGUAGES.map((language) => ({ rel: "alternate", hrefLang: language, href: inLanguage(plain, language) })),
  { rel: "alternate", hrefLang: "x-default", href: plain },
];

/** The tags for search engines and messengers; a browser that navigates inside the app does not need them. */
function forReaders(facts: PageFacts, address: string) {
  const { title, description, context, preview, type = "website" } = facts;
  const image = preview ? previewPath({ ...preview, language: currentLanguage() }) : facts.image;
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
    { property: "og:site_name", content: brandOf(context.host_facts.site) },
    ...(image
      ? [
          { property: "og:image", content: new URL(pictureFile(image), context.origin).href },
          ...(preview ? sizeOfPreview(preview.title) : []),
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
  ];
}

const sizeOfPreview = (title: string) => [
  { property: "og:image:type", content: "image/jpeg" },
  { property: "og:image:width", content: String(PREVIEW_WIDTH) },
  { property: "og:image:height", content: String(PREVIEW_HEIGHT) },
  { property: "og:image:alt", content: title },
];
