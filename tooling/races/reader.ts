import {
  COMMENTS_NAMESPACE,
  type CommentsClientEvents,
  type CommentsServerEvents,
} from "@tablee/contract/comments/comments.events";
import { io, type Socket } from "socket.io-client";

/** What a screen has received about a comment. */
interface Heard {
  times: number;
  parent: number | null;
  /** The authors of the comment and of the comment that it answers. */
  writers: (number | null)[];
}

/** A screen that shows a discovery, connected to one process; `token` is null for a visitor. */
export class Reader {
  readonly heard = new Map<number, Heard>();
  readonly deleted: number[] = [];
  private readonly socket: Socket<CommentsServerEvents, CommentsClientEvents>;

  constructor(url: string, token: string | null) {
    const query = token === null ? {} : { token };
    const options = { query, transports: ["websocket"], reconnection: false, forceNew: true };
    this.socket = io(`${url}${COMMENTS_NAMESPACE}`, options);
    this.socket.on("new_comment", ({ comment, parent }) => {
      const times = (this.heard.get(comment.id)?.times ?? 0) + 1;
      const writers = [comment.account_id, parent?.account_id ?? null];
      this.heard.set(comment.id, { times, parent: parent?.id ?? null, writers });
    });
    this.socket.on("delete_comment", (id) => void this.deleted.push(id));
  }

  async join(recommendationId: number): Promise<void> {
    const place = { accountId: null, recommendationId };
    const joined = await this.socket.timeout(10_000).emitWithAck("join_recommendation_comments", place);
    if (!joined.ok) throw new Error(`A screen was not let in: ${joined.code}`);
  }

  close(): void {
    this.socket.disconnect();
  }
}
