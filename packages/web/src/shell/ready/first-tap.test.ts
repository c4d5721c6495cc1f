// @vitest-environment happy-dom
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startScriptOf } from "../../routes/page-assets.ts";
import { repeatTap } from "./first-tap.ts";

type Listening = Parameters<typeof window.addEventListener>;

const frames: FrameRequestCallback[] = [];
/** What the script listens to: other files' tests use the same window. */
const listened: [EventTarget, ...Listening][] = [];
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
  for (const target of [window, document.documentElement]) {
    const { addEventListener } = target;
    vi.spyOn(target, "addEventListener").mockImplementation((...listening: Listening) => {
      listened.push([target, ...listening]);
      addEventListener.apply(target, listening);
    });
  }
  const script = startScriptOf({ entry: "data:text/javascript,", css: [], preloads: [], routes: {} }, []);
  // As the browser runs it; only there the script has an element to remove.
  runInThisContext(script.replace("document.currentScript.remove()", ""));
});

afterEach(() => {
  repeatTap();
  nextFrame();
  for (const [target, ...listening] of listened.splice(0)) target.removeEventListener(...listening);
  document.body.replaceChildren();
  frames.length = 0;
  presses.length = 0;
  window.pressed = null;
  vi.restoreAllMocks();
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

test("until a press has had its effect, the page shows that something is loading (shell §19)", () => {
  const isShown = () => document.documentElement.hasAttribute("data-pressed");
  const keepAway = (event: Event) => event.stopPropagation();
  document.body.insertAdjacentHTML("beforeend", "<p>Elsewhere</p>");
  expect(isShown()).toBe(false);
  pressWhileReact(keepAway);
  expect(isShown()).toBe(true);
  document.querySelector("p")?.click();
  expect(isShown()).toBe(false);
  document.querySelector("p")?.click();
  expect(isShown()).toBe(false);
  pressWhileReact(keepAway);
  repeatTap();
  nextFrame();
  expect(isShown()).toBe(true);
  wake();
  nextFrame();
  expect(isShown()).toBe(false);
  expect(presses).toEqual(["pressed"]);
});

test("a press that makes React hydrate the part is not repeated", () => {
  pressWhileReact(wake);
  expect(presses).toEqual(["pressed"]);
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(false);
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

test("a link beside a page that is not hydrated yet is left to the browser, and to the app afterwards", () => {
  document.body.innerHTML = "<nav><a href='#trends'>Trending</a></nav><main id='content'><p>Soup</p></main>";
  const link = document.querySelector("a") as HTMLAnchorElement;
  Object.assign(link, { __reactProps$test: {} });
  const handled: string[] = [];
  const press = () => {
    const inApp = () => void handled.push("in the app");
    document.addEventListener("click", inApp, true);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    document.removeEventListener("click", inApp, true);
    return event.defaultPrevented;
  };
  expect(press()).toBe(false);
  expect(handled).toEqual([]);
  Object.assign(document.querySelector("p") as Element, { __reactProps$test: {} });
  press();
  expect(handled).toEqual(["in the app"]);
});
