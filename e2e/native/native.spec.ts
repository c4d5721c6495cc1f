import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, type Words } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";
import { appIsReady, nothingUnderWay, trafficOf } from "../settled.ts";
import { APP, buildApp, FakePhone } from "./fake-phone.ts";

const DEV = "https://dev.tablee.test";
const MEMBER = "member@tablee.test";
const PIXEL =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";

test.use({ userAgent: PIXEL });

let folder = "";
test.beforeAll(({ hostUrl }) => {
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), "tablee-native-"));
  buildApp(folder, { live: hostUrl, dev: DEV });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the app at this path: as when it starts, or as when its page is reloaded there. */
async function open(page: Page, at: string): Promise<void> {
  trafficOf(page);
  await page.goto(`${APP}${at}`);
  await appIsReady(page);
  await nothingUnderWay(page);
}

const sentTo = (page: Page, call: string): string[] => {
  const sent: string[] = [];
  page.context().on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(call)) sent.push(request.postData() ?? "");
  });
  return sent;
};

async function signIn(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words("accounts_email"), { exact: true }).fill(email);
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
}

test("the app works on an Android phone, from its first start to a change of server @phone", async ({
  page: first,
  context,
  hostUrl,
  words,
  problems,
  expectNoViolations,
}) => {
  // The journeys' server is an address without TLS; a server for real phones has TLS.
  problems.allow(/Mixed Content: .* 'http:\/\/127\.0\.0\.1/);
  const phone = new FakePhone();
  await phone.install(context, folder);
  let page = first;

  await test.step("the first start creates the notification channels and asks for no permission", async () => {
    await open(page, "/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect
      .poll(() => phone.called("PushNotifications", "createChannel"))
      .toEqual([
        expect.objectContaining({ id: "main", importance: 4, vibration: true }),
        expect.objectContaining({ id: "silent", importance: 2, vibration: false }),
        expect.objectContaining({ id: "social", importance: 4 }),
      ]);
    expect(phone.called("SplashScreen", "hide")).toHaveLength(1);
    expect(phone.called("PushNotifications", "requestPermissions")).toEqual([]);
    expect(phone.called("Geolocation", "getCurrentPosition")).toEqual([]);
    await expectNoViolations(page);
  });

  await test.step("placing an order asks to sign in, and the sign-in is stored encrypted", async () => {
    const logins = sentTo(page, "/login");
    await open(page, "/menu/1");
    await addDish(page, words, "Filter Coffee, Refilled");
    await open(page, "/orders/now");
    await page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) }).click();
    await signIn(page, words, MEMBER);
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    expect(JSON.parse(logins[0] ?? "")).toMatchObject({ native: true, os: "android", device_model: "Pixel 9" });
    expect(await page.evaluate(() => localStorage.getItem("token"))).toEqual(expect.any(String));
    const [[place, sealed] = ["", ""]] = [...phone.files];
    expect(place).toBe("DATA/remembered-sign-in");
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toMatch(new RegExp(`${MEMBER}|${DEMO_PASSWORD}`));
    expect(phone.keystore.size).toBe(1);
  });

  await test.step("push is registered only when the member turns it on and the phone allows it", async () => {
    const registered = sentTo(page, "/register-device-token");
    // The journeys' server cannot reach phones.
    await context.route("**/register-device-token", (route) =>
      route.fulfill({
        json: true,
        headers: { "access-control-allow-origin": APP, "access-control-allow-credentials": "true" },
      }),
    );
    await open(page, "/account/notifications");
    phone.push = "denied";
    await page.getByRole("button", { name: words("own_push_turn_on") }).click();
    await expect(page.getByText(words("own_push_refused_native"))).toBeVisible();
    await nothingUnderWay(page);
    expect([phone.called("PushNotifications", "register"), registered]).toEqual([[], []]);
    // In the phone's settings.
    phone.push = "granted";
    await open(page, "/account/notifications");
    expect(phone.called("PushNotifications", "register")).toEqual([]);
    await page.getByRole("button", { name: words("own_push_turn_on") }).click();
    await expect(page.getByText(words("own_push_on"))).toBeVisible();
    expect(registered.map((body) => JSON.parse(body) as unknown)).toEqual([
      { token: "token-1", device_id: expect.stringMatching(/./) as unknown },
    ]);
    await expectNoViolations(page);
  });

  await test.step("pressed notifications and links of its server open in the app, and other addresses do not", async () => {
    const press = (redirect: string) =>
      phone.say("PushNotifications", "pushNotificationActionPerformed", {
        actionId: "tap",
        notification: { id: "1", data: { redirect } },
      });
    await press("/orders/history");
    await expect(page).toHaveURL(`${APP}/orders/history`);
    await press("//evil.example/");
    await phone.say("App", "appUrlOpen", { url: "https://evil.example/menu/1" });
    await phone.say("App", "appUrlOpen", { url: `${hostUrl}/restaurants/1` });
    await expect(page).toHaveURL(`${APP}/restaurants/1`);
    await expect(page.getByRole("heading", { level: 1, name: "Chez Margot" })).toBeVisible();
    await phone.say("App", "backButton", { canGoBack: true });
    await expect(page).toHaveURL(`${APP}/orders/history`);
    await phone.say("App", "backButton", { canGoBack: false });
    await expect.poll(() => phone.called("App", "minimizeApp")).toHaveLength(1);
  });

  await test.step("sharing uses the phone's share sheet, and a failure is reported", async () => {
    problems.allow(/status of 503/, /answer 503/);
    await open(page, "/discovery/1");
    const share = async () => {
      await page
        .getByRole("button", { name: words("discoveries_share") })
        .first()
        .click();
      await page.getByRole("menuitem", { name: words("sharing_social") }).click();
    };
    await share();
    await expect
      .poll(() => phone.called("Share", "share"))
      .toEqual([expect.objectContaining({ url: expect.stringMatching(`^${hostUrl}/share/`) })]);
    await context.route("**/share-link/create/me", (route) => route.fulfill({ status: 503, body: "" }));
    await open(page, "/discovery/2");
    await share();
    await expect(page.getByText("Unable to share this post for the moment")).toBeVisible();
    expect(phone.called("Share", "share")).toHaveLength(1);
  });

  await test.step("a signed-in member is led home from the sign-in, registration and mail-link pages", async () => {
    problems.allow(/status of 422 .*verify-email/);
    for (const at of ["/login", "/register", "/email/verification/x", "/reset-password/x"]) {
      await open(page, at);
      await expect(page, at).toHaveURL(`${APP}/`);
    }
    expect(await page.evaluate(() => localStorage.getItem("token"))).toEqual(expect.any(String));
  });

  await test.step("the sign-in's form is filled in after a restart in which the session was lost", async () => {
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.close();
    page = await context.newPage();
    await open(page, "/login");
    await expect(page.getByLabel(words("accounts_email"), { exact: true })).toHaveValue(MEMBER);
    await expect(page.getByLabel(words("accounts_password"), { exact: true })).toHaveValue(DEMO_PASSWORD);
    await expect(page.getByRole("button", { name: words("ways_google") })).toBeVisible();
    await expect(page.getByRole("button", { name: words("ways_apple") })).toBeHidden();
    // When it is unticked, it is forgotten immediately.
    const remember = page.getByRole("checkbox", { name: words("accounts_remember") });
    await remember.click();
    await expect.poll(() => phone.files.size).toBe(0);
    const device = await context.newCDPSession(page);
    await device.send("Emulation.setUserAgentOverride", { userAgent: IPHONE });
    await open(page, "/login");
    await expect(page.getByRole("button", { name: words("ways_apple") })).toBeVisible();
  });

  await test.step("an administrator switches to another server, which receives no token", async () => {
    problems.allow(/status of 503/, /answer 503/, /dev\.tablee\.test/);
    await signIn(page, words, "admin@tablee.test");
    await expect(page).toHaveURL(`${APP}/`);
    await expect.poll(() => phone.files.size).toBe(1);
    const asked: string[] = [];
    await context.route(`${DEV}/**`, (route) => {
      asked.push(route.request().headers()["authorization"] ?? "nobody");
      return route.fulfill({ status: 503, body: "" });
    });
    await page.getByRole("button", { name: words("shell_more"), exact: true }).click();
    const switched = page.waitForEvent("load");
    await page.getByRole("radio", { name: words("shell_environment_dev") }).click();
    await switched;
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(["nobody"]));
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect(phone.files.size).toBe(0);
    // Its pending requests would fail after the journey has ended.
    await page.close();
  });
});
