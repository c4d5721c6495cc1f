import { createMemoryHistory, type RouterHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { goBackOnce } from "./go-back-once.ts";

/**
 * A history that, like a browser's, goes back only later: when `arrive` is called, as often as it was asked to by then.
 */
function lateHistory() {
  const inner = createMemoryHistory({ initialEntries: ["/before", "/page", "/page?sheet"], initialIndex: 2 });
  let asked = 0;
  const history: Pick<RouterHistory, "back" | "subscribe"> = {
    back: () => void (asked += 1),
    subscribe: inner.subscribe,
  };
  const arrive = () => {
    if (asked > 0) inner.go(-asked);
    asked = 0;
    return inner.location.href;
  };
  return { history, arrive, stay: () => inner.notify({ type: "BACK" }) };
}

test("going back twice before the browser has gone back closes the sheet and keeps the page", () => {
  const { history, arrive } = lateHistory();
  goBackOnce(history);
  history.back();
  history.back();
  expect(arrive()).toBe("/page");
});

test("going back is possible again once the browser has gone back", () => {
  const { history, arrive } = lateHistory();
  goBackOnce(history);
  history.back();
  arrive();
  history.back();
  expect(arrive()).toBe("/before");
});

test("going back is possible again after a guard has blocked a step", () => {
  const { history, arrive, stay } = lateHistory();
  let asked = 0;
  const { back } = history;
  history.back = () => (asked++ === 0 ? undefined : back());
  goBackOnce(history);
  history.back();
  expect(arrive()).toBe("/page?sheet");
  stay();
  history.back();
  expect(arrive()).toBe("/page");
});

test("every press goes back after the protection is stopped", () => {
  const { history, arrive } = lateHistory();
  goBackOnce(history)();
  history.back();
  history.back();
  expect(arrive()).toBe("/before");
});
