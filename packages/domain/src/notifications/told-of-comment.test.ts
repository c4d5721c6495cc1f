import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toldOfComment } from "./told-of-comment.ts";

const [author, writer, other] = [1, 2, 3];
const comment = { account_id: writer, author_id: author, parent_id: null, parent_author_id: null };

it("notifies the discovery's author of a comment, and the answered member of an answer", () => {
  expect(toldOfComment(comment)).toEqual([{ account_id: author, parent_id: null }]);
  expect(toldOfComment({ ...comment, parent_id: 9, parent_author_id: other })).toEqual([
    { account_id: other, parent_id: 9 },
    { account_id: author, parent_id: null },
  ]);
  expect(toldOfComment({ ...comment, parent_id: 9, parent_author_id: author })).toEqual([
    { account_id: author, parent_id: 9 },
  ]);
});

it("never notifies members of their own comment, and nobody twice", () => {
  const someone = fc.integer({ min: 1, max: 4 });
  const parent = fc.option(fc.tuple(fc.integer({ min: 1 }), someone), { nil: null });
  fc.assert(
    fc.property(someone, someone, parent, (account_id, author_id, answered) => {
      const [parent_id, parent_author_id] = answered ?? [null, null];
      const told = toldOfComment({ account_id, author_id, parent_id, parent_author_id }).map((one) => one.account_id);
      expect(told).not.toContain(account_id);
      expect(new Set(told).size).toBe(told.length);
      const concerned = new Set([author_id, ...(parent_author_id === null ? [] : [parent_author_id])]);
      concerned.delete(account_id);
      expect(new Set(told)).toEqual(concerned);
    }),
  );
});
