// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { handsFocusOn } from "./hands-focus-on.ts";

afterEach(cleanup);

/** A list whose rows go when they are pressed; the last takes the list along if it is `whole`. */
function Rows({ whole = false }: { whole?: boolean }) {
  const [rows, setRows] = useState(["a", "b", "c"]);
  const list = (
    <ul>
      {rows.map((row) => (
        <li key={row} ref={handsFocusOn}>
          <h3>{row}</h3>
          <button type="button" data-remove="" onClick={() => setRows(rows.filter((one) => one !== row))}>
            {`Remove ${row}`}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h2>Rows</h2>
      {whole && rows.length === 0 ? null : (
        <div>
          {list}
          <p>
            <button type="button">Add</button>
          </p>
        </div>
      )}
    </section>
  );
}

/** Returns what has the focus after a press. */
async function press(name: string): Promise<string | null | undefined> {
  const button = screen.getByRole("button", { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  return document.activeElement?.textContent;
}

it("a row that is removed hands the focus to the next one, the one before, or what adds rows", async () => {
  render(<Rows />);
  expect(await press("Remove b")).toBe("Remove c");
  expect(await press("Remove c")).toBe("Remove a");
  expect(await press("Remove a")).toBe("Add");
});

it("what is removed along with the last row is no place for the focus: the heading around it is", async () => {
  render(<Rows whole />);
  await press("Remove a");
  await press("Remove b");
  expect(await press("Remove c")).toBe("Rows");
});

const notice = (shown: boolean, beside: string) => (
  <main>
    <h1>Page</h1>
    <section>
      <h2>Part</h2>
      {shown ? (
        <div ref={handsFocusOn}>
          <h3>Notice</h3>
          <button type="button">Fine</button>
        </div>
      ) : null}
    </section>
    <button type="button">{beside}</button>
  </main>
);

it("what disappears by itself, with the focus in it, hands it to the heading of its part", async () => {
  const { rerender } = render(notice(true, "Beside"));
  screen.getByRole("button", { name: "Fine" }).focus();
  rerender(notice(false, "Beside"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Part"));
});

it("the focus stays where it is if it was elsewhere", async () => {
  const { rerender } = render(notice(true, "Beside"));
  const beside = screen.getByRole("button", { name: "Beside" });
  beside.focus();
  rerender(notice(false, "Beside"));
  await act(async () => undefined);
  expect(document.activeElement).toBe(beside);
});
