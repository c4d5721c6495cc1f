import { setTimeout as pause } from "node:timers/promises";
import { test, visit } from "../journey.ts";
import { newProfile } from "../profiles.ts";

const PATHS = ["/", "/trends", "/discovery/1", "/profile/1", "/restaurants", "/restaurants/1", "/menu/1", "/blog"];
/** Chromium reports a useless preload three seconds after the page has loaded. */
const REPORTED_MS = 3_500;

// Other journeys allow the report, because their windows may have seen the picture before.
test("public pages preload nothing that they do not use", async ({ browser, profileOptions, problems }) => {
  const opened = [];
  for (const path of PATHS) {
    const { context, page } = await newProfile(browser, { ...profileOptions, isFirstVisit: true });
    problems.watch(context);
    opened.push(context);
    await visit(page, path);
  }
  await pause(REPORTED_MS);
  for (const context of opened) await context.close();
});
