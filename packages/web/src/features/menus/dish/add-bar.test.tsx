// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { makeMenu } from "@tablee/domain/menus/menu.example";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { type MenuOrdering, MenuOrderingContext } from "../reading/menu-ordering.ts";
import { AddBar, OpenedFoot } from "./add-bar.tsx";
import { NotServed } from "./not-served.tsx";

afterEach(cleanup);

function Bar() {
  const [quantity, setQuantity] = useState(1);
  const of = { quantity, onQuantity: setQuantity, total: "", label: "Add", problem: null };
  return <AddBar dish="" {...of} onAdd={() => true} />;
}

it("keeps the quantity between 1 and 25 (orders §4)", () => {
  render(<Bar />);
  const [less, more] = ["One less", "One more"].map((name) => screen.getByRole("button", { name }));
  const presses = (button: HTMLElement | undefined, times: number) => {
    for (let press = 0; press < times; press += 1) if (button) fireEvent.click(button);
    return screen.getByRole("status").textContent;
  };
  expect(presses(less, 2)).toBe("1");
  expect(presses(more, 24)).toBe("25");
  expect(presses(more, 3)).toBe("25");
  expect(presses(less, 30)).toBe("1");
});

const ONE = { quantity: 1, onQuantity: () => undefined, total: "", label: "Add", problem: null };

it.each([
  [true, 1],
  [false, 2],
])("two presses on Add, the first of which has added %s, count as %s (shell §43)", (isAdded, times) => {
  const add = vi.fn(() => isAdded);
  render(<AddBar dish="" {...ONE} onAdd={add} />);
  const button = screen.getByRole("button", { name: /Add/ });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(add).toHaveBeenCalledTimes(times);
});

it("another dish that is opened while the dialog still closes is added at once (shell §43)", () => {
  const add = vi.fn(() => true);
  const { rerender } = render(<AddBar dish="item 1" {...ONE} onAdd={add} />);
  const button = screen.getByRole("button", { name: /Add/ });
  fireEvent.click(button);
  rerender(<AddBar dish="item 2" {...ONE} onAdd={add} />);
  fireEvent.click(button);
  expect(add).toHaveBeenCalledTimes(2);
  fireEvent.click(button);
  expect(add).toHaveBeenCalledTimes(2);
});

it("the same dish is added again at once if its dialog is opened anew while it still closes (shell §43)", () => {
  const add = vi.fn(() => true);
  const foot = (open: boolean) => (
    <OpenedFoot open={open}>
      <AddBar dish="item 1" {...ONE} onAdd={add} />
    </OpenedFoot>
  );
  const press = () => fireEvent.click(screen.getByRole("button", { name: /Add/ }));
  // Its code came when it was left already.
  const { rerender } = render(foot(false));
  rerender(foot(true));
  press();
  press();
  rerender(foot(false));
  press();
  expect(add, "the second press of a double press").toHaveBeenCalledOnce();
  rerender(foot(true));
  press();
  expect(add).toHaveBeenCalledTimes(2);
});

it("once a dish is ordered for when it is served, the heading of the dish has the focus (menus §32)", async () => {
  const next = { date: "2026-11-20", time: "18:00" };
  const chooseMoment = vi.fn();
  const ordering = { nextMoment: () => next, chooseMoment } as unknown as MenuOrdering;
  const dish = (isServed: boolean) => (
    <ContextOfApp value={{ rendered_at: new Date("2026-11-20T17:00:00Z") } as unknown as AppContext}>
      <MenuOrderingContext value={ordering}>
        <h2>Soup</h2>
        {isServed ? (
          <AddBar dish="" {...ONE} onAdd={() => true} />
        ) : (
          <NotServed menu={makeMenu({})} section={{ hours: null } as never} items={[]} timezone="America/Toronto" />
        )}
      </MenuOrderingContext>
    </ContextOfApp>
  );
  const { rerender } = render(dish(false));
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.click(button);
  expect(chooseMoment).toHaveBeenCalledWith(next);
  await act(async () => rerender(dish(true)));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
