// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { goBetweenPins, keepOneStop, type RovingPin } from "./roving-pins.ts";

afterEach(() => document.body.replaceChildren());

function pin(name: string, latitude: number, longitude: number): RovingPin {
  const button = document.body.appendChild(document.createElement("button"));
  button.textContent = name;
  return { button, latitude, longitude };
}

const stops = (pins: readonly RovingPin[]) =>
  pins.flatMap(({ button }) => (button.tabIndex === 0 ? [button.textContent] : []));
const focused = () => document.activeElement?.textContent;

it("all pins are one stop of the Tab key: the pressed one, or else the northernmost (restaurants §34)", () => {
  const south = pin("south", 45.4, -73.6);
  const [west, east] = [pin("west", 45.5, -73.7), pin("east", 45.5, -73.6)];
  const pins = [south, east, west];
  keepOneStop(pins);
  expect(stops(pins)).toEqual(["west"]);
  south.button.setAttribute("aria-pressed", "true");
  keepOneStop(pins);
  expect(stops(pins)).toEqual(["south"]);
  east.button.focus();
  keepOneStop(pins);
  expect(stops(pins)).toEqual(["east"]);
  // The last stop stays one when the focus leaves the map, and another takes over when it is gone.
  south.button.removeAttribute("aria-pressed");
  east.button.blur();
  keepOneStop(pins);
  expect(stops(pins)).toEqual(["east"]);
  keepOneStop([south, west]);
  expect(stops([south, west])).toEqual(["west"]);
});

it("the arrow keys go from pin to pin as one reads, and round again (restaurants §34)", () => {
  const pins = [pin("south", 45.4, -73.6), pin("east", 45.5, -73.6), pin("west", 45.5, -73.7)];
  const press = (key: string, how: KeyboardEventInit = {}) =>
    goBetweenPins(pins, document.activeElement as HTMLButtonElement, new KeyboardEvent("keydown", { key, ...how }));
  pins[2]?.button.focus();
  const seen = ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "ArrowLeft", "End"].map((key) => {
    expect(press(key)).toBe(true);
    return focused();
  });
  expect(seen).toEqual(["east", "south", "west", "south", "west", "south", "south"]);
  expect(press("+")).toBe(false);
  for (const how of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    expect(press("ArrowLeft", how), "the browser's Back").toBe(false);
  }
  expect(focused()).toBe("south");
  const home = new KeyboardEvent("keydown", { key: "Home" });
  expect(goBetweenPins([], document.createElement("button"), home)).toBe(false);
});
