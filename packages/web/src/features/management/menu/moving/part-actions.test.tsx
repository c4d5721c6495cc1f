// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { movedBy } from "../choices/choice-rows.tsx";
import { LineActions } from "../line-actions.tsx";
import { handsFocusOn } from "../../../../shell/hands-focus-on.ts";
import { PartActions } from "./part-actions.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

function Parts() {
  const [parts, setParts] = useState(["Milk", "White", "Dark"]);
  return (
    <ol>
      {parts.map((name, at) => (
        <li key={name}>
          <PartActions
            name={name}
            move={(by) => (parts[at + by] ? () => setParts(movedBy(parts, at, by)) : null)}
            remove={parts.length > 1 ? () => setParts(parts.filter((one) => one !== name)) : null}
          />
        </li>
      ))}
    </ol>
  );
}

const press = async (name: RegExp) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
};
const focused = () => document.activeElement?.getAttribute("aria-label");

it("a button that has moved a part to an end keeps the focus", async () => {
  render(<Parts />);
  await press(/White.*down|down.*White/i);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /White.*down|down.*White/i });
  expect([button.disabled, button.ariaDisabled ?? button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  expect(document.activeElement).toBe(button);
});

it("after a part is removed, what removes the next one has the focus, or else the one before", async () => {
  render(<Parts />);
  await press(/remove white/i);
  expect(focused()).toMatch(/remove dark/i);
  await press(/remove dark/i);
  expect(focused()).toMatch(/remove milk/i);
});

it("after the last row is removed, what adds rows below has the focus", async () => {
  const Row = () => {
    const [there, setThere] = useState(true);
    return (
      <div>
        <ul>
          {there ? (
            <li ref={handsFocusOn}>
              <button type="button" data-remove="" onClick={() => setThere(false)}>
                Remove
              </button>
            </li>
          ) : null}
        </ul>
        <div>
          <select aria-label="Add" />
        </div>
      </div>
    );
  };
  render(<Row />);
  await press(/remove/i);
  expect(focused()).toBe("Add");
});

it("the new place of a moved line is announced", async () => {
  const lines = ["Milk", "White", "Dark"].map((name) => ({
    ref: name,
    listed: true,
    name: { en: name, fr: null, default: null },
  }));
  const line = lines[1];
  if (!line) throw new Error("no line");
  const editing = { edit: () => {} } as never;
  render(<LineActions editing={editing} list="items" lines={lines} beside={lines} line={line} />);
  await press(/move down/i);
  expect(screen.getByRole("status").textContent).toBe("White, 3 of 3");
});
