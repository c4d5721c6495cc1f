import * as z from "zod";
import { readContinuation } from "../http/continuation.ts";
import { FROM_NEWEST, type MemberPosition } from "./members.queries.ts";

const Position = z.tuple([z.number().min(0).max(8.2e15), z.int().min(1).max(2_147_483_647)]);

/** Where a page of a member's list begins. Throws invalid_input for a continuation of another list. */
export const startOf = (kind: string, continuation: string | undefined): MemberPosition => {
  if (continuation === undefined) return FROM_NEWEST;
  const [key, id] = readContinuation(kind, Position, continuation);
  return { key, id };
};
