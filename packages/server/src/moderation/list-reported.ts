import type { ReportedComment } from "@tablee/contract/moderation/moderation.schema";
import { LongId } from "@tablee/contract/wire/values.schema";
import { mayDecideOn } from "@tablee/domain/discoveries/deciding";
import * as z from "zod";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readReported } from "./reported-comments.queries.ts";

const LIST = "reported comments";
const Position = z.tuple([z.iso.datetime(), LongId]);

/** Comments that wait for a moderator (moderation §11). Throws invalid_input for a continuation of another list. */
export async function listReported(
  { database: { db } }: Services,
  by: Viewer,
  { continuation, limit }: { continuation?: string | undefined; limit: number },
): Promise<{ comments: ReportedComment[]; continuation: string | null }> {
  const after = continuation === undefined ? null : readContinuation(LIST, Position, continuation);
  const rows = await readReported(db, after && { since: after[0], id: after[1] }, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    comments: page.map((row) => ({ ...row, may_decide: mayDecideOn(by, row.account_id) })),
    continuation: last ? writeContinuation(LIST, [last.reported_since, last.id]) : null,
  };
}
