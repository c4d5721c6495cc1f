import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type CommentsClient, type CommentsHeard, commentsClient } from "../../live/comments-client.ts";
import { liveReach } from "../../live/live-reach.ts";
import type { AppContext } from "../../routes/app-context.ts";
import { enterComment, removeComment } from "./comment-cache.ts";
import { commentsQuery, previewQuery } from "./comment-queries.ts";

type Reach = Pick<AppContext, "queryClient" | "orpc" | "platform">;

/** One client for the whole page, whatever discoveries are viewed. */
const clients = new WeakMap<QueryClient, CommentsClient>();

/** What the events about comments change in the caches. */
export function heardInto({ queryClient, orpc }: Omit<Reach, "platform">): CommentsHeard {
  const caches = { client: queryClient, orpc };
  const joined = new Set<number>();
  const fetchAgain = (queryKey: QueryKey) => void queryClient.invalidateQueries({ queryKey });
  return {
    written: (written) => enterComment(caches, written.recommendation_id, written),
    deleted: (id, { recommendation_id, parent_id }) => removeComment(caches, recommendation_id, { id, parent_id }),
    changed: () => {
      fetchAgain(orpc.comments.key());
      fetchAgain(orpc.discoveries.get.key());
    },
    joined: (id) => {
      fetchAgain(commentsQuery(orpc, id).queryKey);
      fetchAgain(previewQuery(orpc, id).queryKey);
      // Joined again: whatever else was loaded of the talk is as old as the connection that was lost.
      if (joined.has(id)) {
        fetchAgain(orpc.comments.responses.key());
        fetchAgain(orpc.comments.context.key());
        fetchAgain(orpc.discoveries.get.key({ input: { id } }));
      }
      joined.add(id);
    },
  };
}

function clientOf({ queryClient, orpc, platform }: Reach): CommentsClient {
  const known = clients.get(queryClient);
  if (known) return known;
  const client = commentsClient(liveReach(platform), heardInto({ queryClient, orpc }));
  clients.set(queryClient, client);
  return client;
}

/** Adds every new comment of a discovery to the cache until the returned function is called. */
export const watchComments = (reach: Reach, id: number): (() => void) => clientOf(reach).watch(id);
