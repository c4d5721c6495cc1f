import type { Language } from "@tablee/domain/language/text";
import type { Api } from "./api/create-api.ts";
import type { Framing } from "./routes/framing.ts";
import type { HostFacts } from "./routes/host-facts.ts";
import type { PageAssets } from "./routes/page-assets.ts";
import type { ShellInput } from "./routes/shell-document.ts";

/** What a rendering needs to know. */
export interface RenderInput {
  request: Request;
  /** The visitor's calls, in process. */
  api: Api;
  language: Language;
  /** The request carried the cookie `member`: personal parts are left as skeletons. */
  member: boolean;
  /** The moment that the page speaks of. */
  now: Date;
  origin: string;
  facts: HostFacts;
  assets: PageAssets;
  /** Borne by the app's own inline scripts, so that the host knows them; null: they bear none. */
  nonce: string | null;
  /** Told what kept a part of the page from being loaded. */
  failed: (error: unknown) => void;
}

/** What a rendering answers. */
export interface RenderedPage {
  status: number;
  /** Where a route leads instead: nothing was rendered. */
  location: string | null;
  /** In parts, which nobody reads as one before they become bytes. */
  html: readonly string[];
  framing: Framing;
  /** The restaurant whose page it is, where it is one's: its owner says who may frame it. */
  restaurant_id: number | null;
}

/** The server half of the web app: the `renderer` of entry-server.tsx, and all that the host knows of it. */
export interface PageRenderer {
  /** Renders a visitor's page whole. A redirect of a route answers as one; an unknown path answers 404 with its page. */
  renderPage(input: RenderInput): Promise<RenderedPage>;
  /** The page that a browser keeps and draws itself where the line is gone: the same at every address. */
  shellDocument(input: ShellInput): string;
  /** Words of a page that is not rendered: it failed, or the product is being looked after. */
  standaloneWords(
    language: Language,
    why: "failed" | "maintenance",
  ): { title: string; text: string; again: string; home: string };
  /** All that pages read of an address's query. */
  searchNames: ReadonlySet<string>;
  /** Which module draws each route's page. */
  pageModules: Record<string, string>;
}
