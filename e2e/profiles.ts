import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Frame, Page } from "@playwright/test";
import { chooseBrowsersLanguage, forgetTraffic, startAppsAtOnce, stopSheen } from "./settled.ts";

/** What a browser's profile is made with. */
export interface ProfileOptions extends BrowserContextOptions {
  /** Whether the browser has never seen the product. */
  isFirstVisit?: boolean;
  /** Whether pages wait for their first picture before they start their app, as they do for a visitor. */
  waitsForPicture?: boolean;
  /** Whether signing in applies the member's own language, as it does if no language has been chosen. */
  bringsLanguage?: boolean;
}

/** A browser's profile with its first window. */
export interface Profile {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  options: ProfileOptions;
  /** Whether other journeys had it before. */
  isKept: boolean;
  /** Whether something was done in it that cannot be taken back. */
  isUsedUp: boolean;
}

/** Profiles of this worker that no journey is using, by what they were made with. */
const idle = new Map<string, Profile[]>();

/** Makes a profile in which journeys' pages start as they expect. */
export async function newProfile(browser: Browser, options: ProfileOptions): Promise<Profile> {
  const { isFirstVisit = false, waitsForPicture = false, bringsLanguage = false, ...own } = options;
  const context = await browser.newContext(own);
  if (!waitsForPicture) await startAppsAtOnce(context);
  if (!bringsLanguage) await chooseBrowsersLanguage(context);
  await stopSheen(context);
  // A service worker stays, and so does what a test gives a device of its own.
  const isUsedUp = isFirstVisit || own.serviceWorkers === "allow" || own.userAgent !== undefined;
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page), options, isKept: false, isUsedUp };
}

/**
 * A profile that is like new, except that the browser has seen the product before: starting a process for its window,
 * and loading and compiling all scripts, takes half of a visit's processor time.
 */
export async function takeProfile(browser: Browser, options: ProfileOptions): Promise<Profile> {
  const kept = idle.get(JSON.stringify(options))?.pop();
  if (kept) return kept;
  const profile = await newProfile(browser, options);
  watchForTraces(profile);
  return profile;
}

/** Empties a profile for the next journey, or closes it if that cannot be done, or if the journey failed. */
export async function giveProfileBack(profile: Profile, hasFailed: boolean): Promise<void> {
  const { context, page, options } = profile;
  if (profile.isUsedUp || hasFailed || page.isClosed()) return context.close();
  try {
    await takeBack(profile);
    await emptyStorage(profile);
  } catch {
    return context.close();
  }
  const key = JSON.stringify(options);
  profile.isKept = true;
  idle.set(key, [...(idle.get(key) ?? []), profile]);
}

/** The events of pages that journeys listen to. Others have listeners of Playwright's own. */
const HEARD = ["console", "request", "requestfailed", "requestfinished", "response", "websocket"];

/** Takes back what a journey opened, routed, granted and emulated. */
async function takeBack({ context, page, options }: Profile): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  forgetTraffic(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setGeolocation(null);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null });
  await page.emulateMedia({ reducedMotion: options.reducedMotion ?? null });
  if (options.viewport) await page.setViewportSize(options.viewport);
  await page.mouse.move(-1, -1);
}

async function emptyStorage({ context, page, session, options }: Profile): Promise<void> {
  // On the product's origin, but without its app, which would write when it is left.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await context.clearCookies();
  const { origin } = new URL(options.baseURL ?? "");
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb,cache_storage" });
  await session.send("Page.resetNavigationHistory");
}

/** Notes whether a journey does something that nobody can take back. */
function watchForTraces(profile: Profile): void {
  const { context, page, options } = profile;
  const own = new URL(options.baseURL ?? "").origin;
  const useUp = (): void => {
    profile.isUsedUp = true;
  };
  // Another origin's storage is not emptied.
  context.on("framenavigated", (frame: Frame) => {
    const { origin, protocol } = new URL(frame.url());
    if (protocol.startsWith("http") && origin !== own) useUp();
  });
  const { addInitScript, routeWebSocket } = page;
  const { newCDPSession } = context;
  const noting = <Given extends unknown[], Answer>(call: (...given: Given) => Answer, of: object) => {
    return (...given: Given): Answer => {
      useUp();
      return call.apply(of, given);
    };
  };
  Object.assign(page, {
    addInitScript: noting(addInitScript, page),
    routeWebSocket: noting(routeWebSocket, page),
  });
  Object.assign(context, { newCDPSession: noting(newCDPSession, context) });
}
