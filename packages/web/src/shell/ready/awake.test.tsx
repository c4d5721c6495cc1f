// @vitest-environment happy-dom
import { act, type ReactNode, Suspense, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenPageAwake } from "./awake.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const { promise: fetched, resolve: come } = Promise.withResolvers<void>();
let onServer = true;
function Late({ children }: { children: ReactNode }) {
  if (!onServer) use(fetched);
  return <a href="/menu/1">{children}</a>;
}

const Page = ({ foreign }: { foreign?: string }) => (
  <main id="content">
    <div>
      <button type="button">Search</button>
      {foreign === undefined ? null : <div dangerouslySetInnerHTML={{ __html: foreign }} />}
      <Suspense fallback={null}>
        <Late>Chez Margot</Late>
      </Suspense>
    </div>
  </main>
);

async function opens(page: ReactNode): Promise<void> {
  onServer = true;
  document.body.innerHTML = renderToString(page);
  onServer = false;
  await act(async () => void hydrateRoot(document.body, page));
}

test("a page is awake when its last part is hydrated, whatever links a map or a text contains", async () => {
  const foreign = '<a href="/">A map, and its links</a>';
  await opens(<Page foreign={foreign} />);
  const then = vi.fn();
  whenPageAwake(then);
  vi.advanceTimersByTime(500);
  expect(then).not.toHaveBeenCalled();
  await act(async () => come());
  vi.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledOnce();
  // From then on, callbacks run at once.
  whenPageAwake(then);
  expect(then).toHaveBeenCalledTimes(2);
});

test("a page that does not wake is waited for at most about ten seconds", async () => {
  document.body.innerHTML = renderToString(<Page />);
  const then = vi.fn();
  whenPageAwake(then);
  vi.advanceTimersByTime(9_900);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(then).toHaveBeenCalledOnce();
});
