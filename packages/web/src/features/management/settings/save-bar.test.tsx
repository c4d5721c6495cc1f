// @vitest-environment happy-dom
import type { Setting } from "@tablee/domain/management/settings";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { SaveBar } from "./save-bar.tsx";
import type { SettingsSection } from "./sections.ts";
import { useFaults } from "./use-faults.ts";

const save = vi.fn();
beforeEach(() => {
  overwriteGetLocale(() => "en");
  vi.useFakeTimers();
  save.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Settings whose phone and offers are wrong, or none. */
function Settings({ faulty }: { faulty: Setting[] }) {
  const sections = useRef<HTMLDivElement>(null);
  const [section, open] = useState<SettingsSection>("about");
  const faults = useFaults({ faulty, sections, shown: section, open });
  const form = { count: 1, outcome: null, failure: null, conflicts: [], faulty, save, discard: () => {} };
  return (
    <>
      <div key={section} ref={sections}>
        <input aria-label="Name" />
        {section === "place" ? <p role="alert">The address was not found</p> : null}
        {section === "place" ? <input aria-label="Phone" aria-invalid="true" /> : null}
        {section === "offers" ? (
          <div data-fault>
            <p role="alert">An offer needs a name</p>
          </div>
        ) : null}
      </div>
      <SaveBar form={form as never} faults={faults} />
    </>
  );
}
const press = () => {
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  act(() => void vi.advanceTimersByTime(100));
};

it("pressing Save leads to the first setting that is wrong, in its section, and the bar names all (management §18)", () => {
  render(<Settings faulty={["phone_number", "offers"]} />);
  expect(screen.queryByText(/To be corrected/)).toBeNull();
  press();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Phone");
  expect(screen.getByText(/To be corrected: .*, Offers/)).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

it("a message about several fields takes the focus itself", () => {
  render(<Settings faulty={["offers"]} />);
  press();
  expect(document.activeElement?.textContent).toBe("An offer needs a name");
});

it("once it is corrected, what is wrong next is named after the next press only", () => {
  const { rerender } = render(<Settings faulty={["offers"]} />);
  press();
  rerender(<Settings faulty={[]} />);
  rerender(<Settings faulty={["phone_number"]} />);
  expect(screen.queryByText(/To be corrected/)).toBeNull();
});

it("what is right is saved", () => {
  render(<Settings faulty={[]} />);
  press();
  expect(save).toHaveBeenCalledTimes(1);
});

it("after the bar, or a conflict in it, is gone, the heading of the page has the focus", async () => {
  const shown = (given: object) => {
    const form = {
      count: 1,
      outcome: null,
      failure: null,
      conflicts: [],
      faulty: [],
      save,
      discard: () => {},
      ...given,
    };
    return (
      <main>
        <h1>Settings</h1>
        <SaveBar form={form as never} faults={{ isAsked: false, show: () => {} }} />
      </main>
    );
  };
  const { rerender } = render(shown({ conflicts: [{ setting: "phone_number", mine: "1", theirs: "2" }] }));
  for (const [name, next] of [
    ["Keep mine", shown({})],
    ["Save", shown({ count: 0 })],
  ] as const) {
    screen.getByRole("button", { name }).focus();
    await act(async () => rerender(next));
    expect(document.activeElement?.textContent).toBe("Settings");
  }
});
