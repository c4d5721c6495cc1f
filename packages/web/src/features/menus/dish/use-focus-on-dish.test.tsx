// @vitest-environment happy-dom
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFocusOnDish } from "./use-focus-on-dish.ts";

afterEach(cleanup);

function Menu({ open, dish = 3 }: { open: boolean; dish?: number }) {
  const finalFocus = useFocusOnDish(open, { item: dish });
  return (
    <>
      <main id="content" tabIndex={-1}>
        <h1>Casse-croûte</h1>
        <button type="button">Share</button>
        <a href="/menu/1?item=33">Poutine</a>
        <a href="/menu/1?item=3">Soup</a>
      </main>
      <ResponsiveDialog open={open} onOpenChange={() => undefined} title="Soup" closeLabel="Close" {...{ finalFocus }}>
        Hot
      </ResponsiveDialog>
    </>
  );
}

/** Opens the dish while `from` has the focus, closes it, and returns what has the focus then. */
async function focusAfter(from: string | null, dish?: number) {
  const at = from === null ? <Menu open dish={dish} /> : <Menu open={false} dish={dish} />;
  const { rerender } = render(at);
  if (from !== null) document.querySelector<HTMLElement>(from)?.focus();
  const show = (open: boolean) =>
    act(async () => {
      rerender(<Menu open={open} dish={dish} />);
      await new Promise((done) => setTimeout(done, 50));
    });
  await show(true);
  expect(document.activeElement?.closest("main")).toBeNull();
  await show(false);
  return document.activeElement?.textContent;
}

it.each([null, "#content"])(
  "after a dish that was opened with its menu, from %s, its row has the focus",
  async (from) => {
    expect(await focusAfter(from)).toBe("Soup");
  },
);

it("if its row is not shown, the menu's title has the focus", async () => {
  expect(await focusAfter("#content", 7)).toBe("Casse-croûte");
});

it("what has opened a dish on the menu has the focus again", async () => {
  expect(await focusAfter("button")).toBe("Share");
});
