import type { QueryClient } from "@tanstack/react-query";
import { type CommentsClient, commentsClient } from "../../live/comments-client.ts";
import { liveReach } from "../../live/live-reach.ts";
import type { AppContext } from "../../routes/app-context.ts";
import { enterComment, removeComment } from "./comment-cache.ts";
import { commentsQuery, previewQuery } from "./comment-queries.ts";

type Reach = Pick<AppContext, "queryClient" | "orpc" | "platform">;

/** One client for the whole page, whatever discoveries are viewed. */
const clients = new WeakMap<QueryClient, CommentsClient>();

function clientOf({ queryClient, orpc, platform }: Reach): CommentsClient {
  const known = clients.get(queryClient);
  if (known) return known;
  const caches = { client: queryClient, orpc };
  const client = commentsClient(liveReach(platform), {
    written: (written) => enterComment(caches, written.recommendation_id, written),
    deleted: (id, { recommendation_id, parent_id }) => removeComment(caches, recommendation_id, { id, parent_id }),
    changed: () => {
      void queryClient.invalidateQueries({ queryKey: orpc.comments.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.discoveries.get.key() });
    },
    joined: (id) => {
      void queryClient.invalidateQueries({ queryKey: commentsQuery(orpc, id).queryKey });
      void queryClient.invalidateQueries({ queryKey: previewQuery(orpc, id).queryKey });
    },
  });
  clients.set(queryClient, client);
  return client;
}

/** Adds every new comment of a discovery to the cache until the returned function is called. */
export const watchComments = (reach: Reach, id: number): (() => void) => clientOf(reach).watch(id);
