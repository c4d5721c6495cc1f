import type { Language } from "@tablee/domain/language/text";
import type { Api } from "./api/create-api.ts";
import type { Framing } from "./routes/framing.ts";
import type { HostFacts } from "./routes/host-facts.ts";
import type { PageAssets } from "./routes/page-assets.ts";
import type { ShellInput } from "./routes/shell-document.ts";

/** The input of a rendering. */
export interface RenderInput {
  request: Request;
  /** The visitor's calls, made in process. */
  api: Api;
  language: Language;
  /** The request carried the `member` cookie: personal parts are rendered as skeletons. */
  member: boolean;
  /** The moment that the page describes. */
  now: Date;
  origin: string;
  facts: HostFacts;
  assets: PageAssets;
  /** The nonce of the app's own inline scripts, by which the host recognises them; null: they have none. */
  nonce: string | null;
  /** Called with each error that kept a part of the page from being loaded. */
  failed: (error: unknown) => void;
}

/** The result of a rendering. */
export interface RenderedPage {
  status: number;
  /** The target of a route's redirect; nothing was rendered then. */
  location: string | null;
  /** In parts, which are never joined before they become bytes. */
  html: readonly string[];
  framing: Framing;
  /** The restaurant that the page belongs to, if any: its owner decides who may frame it. */
  restaurant_id: number | null;
}

/** The server half of the web app (the `renderer` of entry-server.tsx), which is all that the host knows of it. */
export interface PageRenderer {
  /**
   * Renders a visitor's page completely. A route's redirect is returned as one; an unknown path returns 404 with its
   * page.
   */
  renderPage(input: RenderInput): Promise<RenderedPage>;
  /** The page that a browser stores and renders itself when it is offline: the same at every address. */
  shellDocument(input: ShellInput): string;
  /** The texts of a page that is not rendered, because it failed or the product is under maintenance. */
  standaloneWords(
    language: Language,
    why: "failed" | "maintenance",
  ): { title: string; text: string; again: string; home: string };
  /** Every query parameter that pages read. */
  searchNames: ReadonlySet<string>;
  /** The module that renders each route's page. */
  pageModules: Record<string, string>;
}
