// `npm run screenshots`: takes the README's pictures from the current demo.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./find-chromium.ts";
import { buildHost, ROOT, startHost } from "./running-host.ts";

const PICTURES = [
  { file: "feed-wide.png", width: 1440, height: 900, locale: "fr-CA", phone: false },
  { file: "feed-phone.png", width: 390, height: 844, locale: "en-CA", phone: true },
];

const out = path.join(ROOT, "docs/images");
mkdirSync(out, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), "tablee-screenshots-"));
await buildHost();
const host = await startHost({ DATA_DIR: data, DATABASE_URL: "", REDIS_URL: "", DEMO: "1", LOG_LEVEL: "warn" });
try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  for (const { file, width, height, locale, phone } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width, height },
      locale,
      isMobile: phone,
      hasTouch: phone,
      deviceScaleFactor: phone ? 2 : 1,
      colorScheme: "light",
      timezoneId: "America/Toronto",
    });
    await page.goto(host.url, { waitUntil: "networkidle" });
    // Everything visible has loaded, including fonts and photos, and all animations have ended.
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".ds-skeleton")].every((waiting) => {
        const { top, width: across } = waiting.getBoundingClientRect();
        return across === 0 || top >= innerHeight;
      }),
    );
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1_200);
    await page.screenshot({ path: path.join(out, file) });
    console.log(`docs/images/${file}`);
  }
  await browser.close();
} finally {
  await host.stop();
  rmSync(data, { recursive: true, force: true });
}
