import { afterAll, beforeAll, beforeEach } from "vitest";
import { blocks } from "../accounts/stored/accounts.table.ts";
import { commentsRouter } from "../comments/comments.router.ts";
import type { Database, Queryable } from "../database/open-database.ts";
import type { Services } from "../services.ts";
import { callAs } from "./call-as.ts";
import { makeServices, type TestServices } from "./make-services.ts";
import { makeAccount, makeFollow, makeRecommendation } from "./make-world.queries.ts";

export type Member = { id: number };

export const makeBlock = async (db: Queryable, blocker_id: number, blocked_id: number): Promise<void> => {
  await db.insert(blocks).values({ blocker_id, blocked_id });
};

/** A discovery, its author, two members who follow the author, and one who does not. */
export const makeCommentWorld = async ({ db }: Database) => {
  const member = (first_name: string) => makeAccount(db, { first_name, phone_verified: true });
  const [author, ines, theo, stranger] = [
    await member("Ana"),
    await member("Inès"),
    await member("Théo"),
    await member("Sam"),
  ];
  for (const one of [ines, theo]) await makeFollow(db, one.id, author.id);
  return { author, ines, theo, stranger, discovery: await makeRecommendation(db, author.id) };
};
export type CommentWorld = Awaited<ReturnType<typeof makeCommentWorld>>;

/** The calls on comments as a member or a visitor, with an idempotency key if one is given. */
export const commentsAs = (services: Services, member: Member | null, key?: string) =>
  callAs(
    services,
    commentsRouter,
    member && { account_id: member.id },
    key ? { headers: { "idempotency-key": key } } : {},
  );

/** The code with which a call is refused. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: { code: string }) => error.code,
  );

/** A database for the tests of a `describe`, with a new world before each of them. */
export function commentWorldOn(open: () => Promise<Database>) {
  let database: Database;
  let services: TestServices;
  let world: CommentWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeCommentWorld(database);
  });
  return {
    database: () => database,
    services: () => services,
    world: () => world,
    as: (member: Member | null, key?: string) => commentsAs(services, member, key),
    wait: (ms: number) => services.setTime(new Date(services.clock().getTime() + ms)),
  };
}
