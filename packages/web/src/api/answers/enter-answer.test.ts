import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { enterAnswer } from "./enter-answer.ts";

const KEY = ["tables"];

/** A list that is being watched, whose fetches are answered by the test. */
function watched() {
  const client = new QueryClient();
  const fetches: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const fetch = Promise.withResolvers<string>();
    fetches.push(fetch);
    return fetch.promise;
  };
  const stop = new QueryObserver(client, { queryKey: KEY, queryFn, retry: false }).subscribe(() => {});
  const shown = () => client.getQueryData<string>(KEY);
  return { client, fetches, shown, stop };
}

it("a poll that was begun before the change was answered does not replace the answer", async () => {
  const { client, fetches, shown, stop } = watched();
  fetches[0]!.resolve("first");
  await vi.waitFor(() => expect(shown()).toBe("first"));
  const poll = client.refetchQueries({ queryKey: KEY });
  expect(fetches).toHaveLength(2);
  enterAnswer(client, KEY, "changed");
  fetches[1]!.resolve("first");
  expect(fetches).toHaveLength(3);
  fetches[2]!.resolve("changed, and by others");
  await poll;
  await vi.waitFor(() => expect(shown()).toBe("changed, and by others"));
  stop();
});

it("nothing is fetched if nothing was being fetched", async () => {
  const { client, fetches, shown, stop } = watched();
  fetches[0]!.resolve("first");
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  enterAnswer<typeof KEY, string>(client, KEY, (before) => `${before}, changed`);
  expect(shown()).toBe("first, changed");
  expect(fetches).toHaveLength(1);
  stop();
});

it("the first fetch goes on if the answer alone says nothing", async () => {
  const { client, fetches, shown, stop } = watched();
  enterAnswer<typeof KEY, string>(client, KEY, (before) => before && "changed");
  fetches[0]!.resolve("first");
  await vi.waitFor(() => expect(shown()).toBe("first"));
  expect(fetches).toHaveLength(1);
  stop();
});
