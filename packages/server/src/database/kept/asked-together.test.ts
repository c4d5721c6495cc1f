import { expect, it } from "vitest";
import { AskedTogether } from "./asked-together.ts";

/** A question that is answered, or fails, when the test says so. */
function held() {
  const asked: { key: string; answer: (value: number) => void; fail: (why: Error) => void }[] = [];
  const together = new AskedTogether<string, number>((key) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    asked.push({ key, answer: resolve, fail: reject });
    return promise;
  });
  return { asked, together };
}

it("callers during a query share one further query, and none of them receives the older result", async () => {
  const { asked, together } = held();
  const first = together.ask("a");
  const later = [together.ask("a"), together.ask("a"), together.ask("a")];
  expect(asked).toHaveLength(1);
  asked[0]?.answer(1);
  expect(await first).toBe(1);
  expect(asked).toHaveLength(2);
  asked[1]?.answer(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  const alone = together.ask("a");
  expect(asked).toHaveLength(3);
  asked[2]?.answer(3);
  expect(await alone).toBe(3);
});

it("queries for different keys run independently", async () => {
  const { asked, together } = held();
  const answers = [together.ask("a"), together.ask("b")];
  expect(asked.map(({ key }) => key)).toEqual(["a", "b"]);
  asked[1]?.answer(2);
  asked[0]?.answer(1);
  expect(await Promise.all(answers)).toEqual([1, 2]);
});

it("callers who wait behind a failed query get a new one, and no result is kept", async () => {
  const { asked, together } = held();
  const first = together.ask("a");
  const second = together.ask("a");
  asked[0]?.fail(new Error("no line"));
  await expect(first).rejects.toThrow("no line");
  expect(asked).toHaveLength(2);
  asked[1]?.fail(new Error("still no line"));
  await expect(second).rejects.toThrow("still no line");
  const third = together.ask("a");
  asked[2]?.answer(3);
  expect(await third).toBe(3);
});
