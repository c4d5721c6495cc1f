import type { Query, QueryFunction } from "@tanstack/react-query";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { isUnfetched } from "../api/unfetched.ts";
import { restaurantQuery } from "../features/restaurants/restaurant-queries.ts";
import type { Platform } from "../platform/platform.ts";
import type { AppContext } from "../routes/app-context.ts";
import { APP_VERSION } from "../shell/app-version.ts";
import { givenFromKept, givenFromServer, isUnreachable } from "./connection.ts";
import { onTokenChange } from "../session/token.ts";
import { forgetAnswers, keptAnswer, putAnswers } from "../storage/kept-answers.ts";
import { asKept, isKeepable } from "./keepable.ts";
import { beginKeeping, goOnKeeping, keepingFor } from "./keeping-for.ts";

type Asking = Pick<AppContext, "queryClient" | "platform">;

/** Answers that arrive within this time are written together; it is short because people may leave soon. */
const WRITE_MS = 100;

/**
 * From now on, a query that cannot reach the server is answered from the device's store. Until the returned function is
 * called, queries are not retried, so that nobody looks at an empty page in the meantime.
 */
export function answerFromKept({ queryClient: client, platform }: Asking): () => void {
  const { queries, ...others } = client.getDefaultOptions();
  const persister = async (ask: QueryFunction, context: Parameters<QueryFunction>[0], query: Query) => {
    try {
      const answer = await ask(context);
      givenFromServer(query);
      return answer;
    } catch (error) {
      const kept = isUnreachable(error) || isUnfetched(error) ? await findKept(query, platform) : undefined;
      if (kept === undefined) throw error;
      givenFromKept(query);
      return kept;
    }
  };
  const given = { ...queries, persister: persister as never };
  client.setDefaultOptions({ ...others, queries: { ...given, retry: false } });
  return () => client.setDefaultOptions({ ...others, queries: given });
}

async function findKept({ queryHash, state }: Query, platform: Platform): Promise<unknown> {
  // What the screen shows already may be more than what was stored.
  const of = state.data === undefined ? keepingFor(platform) : null;
  const kept = of === null ? undefined : await keptAnswer(queryHash);
  return kept?.of === of && kept?.version === APP_VERSION ? kept.data : undefined;
}

/**
 * Stores what this page reads (shell §38) for its current user, and deletes it when they leave. Returns how to stop.
 */
export function keepAnswers({ queryClient: client, orpc, platform }: AppContext): () => void {
  answerFromKept({ queryClient: client, platform })();
  const waiting = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    timer = undefined;
    const of = keepingFor(platform);
    const queries = [...waiting];
    waiting.clear();
    if (of === null || queries.length === 0) return;
    const answers = queries.map((query) => {
      const kept = { of, version: APP_VERSION, data: asKept(query.state.data) };
      return [query.queryHash, kept] as const;
    });
    void putAnswers(new Map(answers), Date.now());
  };
  const remember = (query: Query) => {
    if (query.state.status !== "success" || !isKeepable(query.queryKey)) return;
    waiting.add(query);
    timer ??= setTimeout(write, WRITE_MS);
    if (!platform.isSparing()) void wholeMenuOf(query);
  };
  /** A page loads only the outline of a menu, but ordering needs the whole menu, also offline. */
  const wholeMenuOf = async ({ queryKey }: Query): Promise<void> => {
    const [room, what, id] = queryKey;
    if (room !== "menus" || what !== "outline" || typeof id !== "number") return;
    const whole = restaurantQuery(orpc, id);
    if (client.getQueryData<Restaurant>(whole.queryKey) === undefined) await client.query(whole).catch(() => undefined);
  };
  const rememberAll = () => client.getQueryCache().getAll().forEach(remember);
  const begin = async () => {
    waiting.clear();
    if (beginKeeping(platform)) await forgetAnswers();
    rememberAll();
  };

  void begin();
  const stopReading = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") remember(event.query);
  });
  const stopTokens = onTokenChange((change) => {
    if (change === "renewed") goOnKeeping(platform);
    else void begin();
  });
  return () => {
    clearTimeout(timer);
    stopReading();
    stopTokens();
  };
}
