import type { QueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import type { Language } from "@tablee/domain/language/text";
import type { Api } from "../api/create-api.ts";
import type { Orpc } from "../api/query-options.ts";
import type { Platform } from "../platform/platform.ts";
import type { HostFacts } from "./host-facts.ts";

/**
 * What every screen and loader can reach. There is one per page load in the browser, and one per request on the server.
 */
export interface AppContext {
  queryClient: QueryClient;
  /** The calls themselves. */
  api: Api;
  /** The calls as query and mutation options. */
  orpc: Orpc;
  platform: Platform;
  /** The request carried the `member` cookie: personal parts start as skeletons. */
  rendered_for_member: boolean;
  host_facts: HostFacts;
  /** The moment for which the server rendered this page; screens use `useNow`. */
  rendered_at: Date;
  /**
   * The path of the script that this page started with, which identifies the build; null where a shell includes its
   * own.
   */
  entry: string | null;
  /** The origin of the addresses under which search engines and messengers know pages. */
  origin: string;
  /** The language that the address itself asks for; set by the root route. */
  asked_language?: Language | null;
  /** On the server: takes what a head tells search engines, which is written at the end of the page. */
  tellReaders?: ((structured: object) => void) | undefined;
  /** On the server: returns the markup of a part that many pages have in common (routes/kept-part.tsx). */
  keep?: ((of: object, by: string, part: ReactNode) => string) | undefined;
}

/** Provided by the router's `Wrap` (router.tsx). Its value never changes, so nothing has to subscribe to changes. */
export const ContextOfApp = createContext<AppContext | null>(null);

export function useAppContext(): AppContext {
  const context = use(ContextOfApp);
  if (!context) throw new Error("Outside the app");
  return context;
}
