import type { QueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import type { Language } from "@tablee/domain/language/text";
import type { Api } from "../api/create-api.ts";
import type { Orpc } from "../api/query-options.ts";
import type { Platform } from "../platform/platform.ts";
import type { HostFacts } from "./host-facts.ts";

/** What every screen and loader can reach. One per page load in the browser, one per request on the server. */
export interface AppContext {
  queryClient: QueryClient;
  /** The calls themselves. */
  api: Api;
  /** The calls as query and mutation options. */
  orpc: Orpc;
  platform: Platform;
  /** The request carried the cookie `member`: personal parts begin as skeletons. */
  rendered_for_member: boolean;
  host_facts: HostFacts;
  /** The moment that the server rendered this page for; screens ask `useNow`. */
  rendered_at: Date;
  /** Where the script lies that this page began with, which names its build; null where a shell brings its own. */
  entry: string | null;
  /** What the addresses begin with under which search engines and messengers know pages. */
  origin: string;
  /** The language that the address itself asks for; the root route tells it. */
  asked_language?: Language | null;
  /** Where pages are rendered: takes what a head says for search engines, which stands at the page's end. */
  tellReaders?: ((structured: object) => void) | undefined;
  /** Where pages are rendered: the markup of a part that many of them show alike (routes/kept-part.tsx). */
  keep?: ((of: object, by: string, part: ReactNode) => string) | undefined;
}

/** The router's `Wrap` gives it (router.tsx): nothing of it ever changes, so nobody has to listen for that. */
export const ContextOfApp = createContext<AppContext | null>(null);

export function useAppContext(): AppContext {
  const context = use(ContextOfApp);
  if (!context) throw new Error("Outside the app");
  return context;
}
