// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startScriptOf } from "../../routes/page-assets.ts";
import { repeatTap } from "./first-tap.ts";

const frames: FrameRequestCallback[] = [];
const presses: string[] = [];
let button: HTMLButtonElement;

/** What React leaves on an element that it has hydrated. */
const wake = () => Object.assign(button, { __reactProps$test: {} });
const nextFrame = () => frames.splice(0).forEach((frame) => frame(0));

beforeEach(() => {
  // The script's timer, which would start the app, does not run in these tests.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  document.body.innerHTML = "<form><button type='submit'>Sign In</button></form>";
  button = document.querySelector("button") as HTMLButtonElement;
  button.addEventListener("click", (event) => void (event.preventDefault(), presses.push("pressed")));
  const script = startScriptOf({ entry: "data:text/javascript,", css: [], preloads: [], routes: {} }, []);
  // As the browser runs it; only there the script has an element to remove.
  runInThisContext(script.replace("document.currentScript.remove()", ""));
});

afterEach(() => {
  repeatTap();
  nextFrame();
  frames.length = 0;
  presses.length = 0;
  window.pressed = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Presses the button while React listens on the document and handles the event as given. */
function pressWhileReact(does: (event: Event) => void): void {
  document.addEventListener("click", does, true);
  button.click();
  document.removeEventListener("click", does, true);
}

test("a press on a part that is not hydrated yet is repeated once it is hydrated", () => {
  pressWhileReact((event) => event.stopPropagation());
  repeatTap();
  nextFrame();
  expect(presses).toEqual([]);
  wake();
  nextFrame();
  expect(presses).toEqual(["pressed"]);
  expect(frames).toEqual([]);
});

test("a press that makes React hydrate the part is not repeated", () => {
  pressWhileReact(wake);
  expect(presses).toEqual(["pressed"]);
  repeatTap();
  nextFrame();
  expect(presses).toEqual(["pressed"]);
});

test("a press that has submitted its form is not repeated", () => {
  pressWhileReact((event) => event.stopPropagation());
  wake();
  button.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  repeatTap();
  nextFrame();
  expect(presses).toEqual([]);
});

test("a press is not repeated when another press elsewhere followed it", () => {
  pressWhileReact((event) => event.stopPropagation());
  repeatTap();
  document.body.insertAdjacentHTML("beforeend", "<p>Elsewhere</p>");
  document.querySelector("p")?.click();
  wake();
  nextFrame();
  expect(presses).toEqual([]);
});
