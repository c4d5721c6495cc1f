// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { useFinishSheet } from "./use-finish-sheet.ts";
import { type Sheet, useSheet } from "./use-sheet.ts";

afterEach(cleanup);

const settle = () => act(async () => new Promise((done) => setTimeout(done, 20)));

/** A page whose sheet has been opened. */
async function opened() {
  let sheet: Sheet | undefined;
  let close: ReturnType<typeof useFinishSheet> | undefined;
  const Page = () => {
    sheet = useSheet("filters");
    close = useFinishSheet(sheet);
    return null;
  };
  const history = createMemoryHistory({ initialEntries: ["/?q=soup"] });
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history });
  render(<RouterProvider router={router as never} />);
  await settle();
  sheet?.show();
  await settle();
  expect(sheet?.open).toBe(true);
  return {
    history,
    finish: async (search: (before: object) => object) => {
      close?.(search);
      await settle();
      expect(sheet?.open).toBe(false);
    },
  };
}

it("the result of a sheet takes over its step: Back undoes it (shell §22)", async () => {
  const { history, finish } = await opened();
  await finish((before) => ({ ...before, tag: "halal" }));
  expect(history.location.href).toBe("/?q=soup&tag=halal");
  history.back();
  expect(history.location.href).toBe("/?q=soup");
  expect(history.canGoBack()).toBe(false);
});

it("a result that changes nothing leaves no step behind (shell §22)", async () => {
  const { history, finish } = await opened();
  await finish((before) => ({ ...before, tag: undefined }));
  expect(history.location.href).toBe("/?q=soup");
  expect(history.canGoBack(), "the sheet's step is gone").toBe(false);
});

it.each([
  { state: {}, renders: 1 },
  { state: { sheet: "filters" }, renders: 2 },
])("a hydrated page renders a sheet again only if it is open (page 008): $renders", async ({ state, renders }) => {
  let sheet: Sheet | undefined;
  let count = 0;
  const Page = () => {
    count += 1;
    sheet = useSheet("filters");
    return <p>{String(sheet.open)}</p>;
  };
  const pageOf = (kept: object) => {
    const history = createMemoryHistory({ initialEntries: ["/"] });
    history.replace("/", kept);
    const router = createRouter({ routeTree: createRootRoute(), history });
    return (
      <RouterContextProvider router={router as never}>
        <Page />
      </RouterContextProvider>
    );
  };
  const host = document.createElement("div");
  host.innerHTML = renderToString(pageOf({}));
  expect(host.textContent).toBe("false");
  count = 0;
  const root = hydrateRoot(host, pageOf(state));
  await settle();
  expect({ open: sheet?.open, count }).toEqual({ open: "sheet" in state, count: renders });
  act(() => root.unmount());
});
