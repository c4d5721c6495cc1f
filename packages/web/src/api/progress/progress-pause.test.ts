// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { progressPause } from "./progress-pause.ts";

const { dataset } = document.documentElement;
afterEach(() => void delete dataset["host"]);

it("progress is polled every 2 s, or as often as the host says (wire §13)", () => {
  expect(progressPause()).toBe(2_000);
  dataset["host"] = JSON.stringify({ outbox: true });
  expect(progressPause()).toBe(2_000);
  dataset["host"] = JSON.stringify({ progress_ms: 500 });
  expect(progressPause()).toBe(500);
});
