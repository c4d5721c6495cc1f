import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { pluginHeaders } from "./plugin-headers.ts";

const root = path.join(import.meta.dirname, "../..");
const modules = path.join(root, "node_modules");
const app = path.join(root, "apps/native");

/** The origin of the app's files in Android's view. */
export const APP = "https://localhost";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Builds the app like `npm run build:native`, for these servers. */
export function buildApp(folder: string, origins: { live: string; dev: string }): void {
  const build = spawnSync(process.execPath, [path.join(app, "build.ts"), folder], {
    env: { ...process.env, LIVE_ORIGIN: origins.live, DEV_ORIGIN: origins.dev },
    encoding: "utf8",
  });
  if (build.status !== 0) throw new Error(`The app could not be built: ${build.stdout}${build.stderr}`);
}

interface Call {
  plugin: string;
  method: string;
  options: Record<string, unknown>;
}

interface Asked {
  pluginId: string;
  methodName: string;
  callbackId: string;
  options: Record<string, unknown> & { eventName?: string; callbackId?: string };
}

type Handlers = Record<string, Record<string, (options: Record<string, string>) => unknown>>;

/**
 * A phone around the app, as far as the app can tell: Capacitor's own unmodified bridge with what Android's host adds,
 * and this class in place of the Java code behind it. What is stored on the phone outlives the app.
 */
export class FakePhone {
  readonly calls: Call[] = [];
  readonly files = new Map<string, string>();
  readonly keystore = new Map<string, string>();
  /** The user's answer when asked about push; null if they have not been asked yet. */
  push: "granted" | "denied" | null = null;
  readonly #listeners: { page: Page; plugin: string; event: string; callbackId: string }[] = [];
  readonly #handlers: Handlers;

  constructor() {
    const { files, keystore } = this;
    const permission = () => ({ receive: this.push ?? "prompt" });
    this.#handlers = {
      App: { minimizeApp: nothing },
      Clipboard: { write: nothing },
      Device: {
        getInfo: () => ({ platform: "android", operatingSystem: "android", model: "Pixel 9", osVersion: "16" }),
      },
      Filesystem: {
        writeFile: ({ directory, path: file, data = "" }) => {
          files.set(`${directory}/${file}`, data);
          return { uri: `file:///data/${file}` };
        },
        readFile: ({ directory, path: file }) => {
          const data = files.get(`${directory}/${file}`);
          if (data === undefined) throw Object.assign(new Error("File does not exist."), { code: "OS-PLUG-FILE-0008" });
          return { data };
        },
        deleteFile: ({ directory, path: file }) => void files.delete(`${directory}/${file}`),
      },
      Geolocation: { checkPermissions: () => ({ location: "prompt", coarseLocation: "prompt" }) },
      Network: { getStatus: () => ({ connected: true, connectionType: "wifi" }) },
      PushNotifications: {
        createChannel: nothing,
        checkPermissions: permission,
        requestPermissions: permission,
        register: () => void setTimeout(() => void this.say("PushNotifications", "registration", { value: "token-1" })),
      },
      SecureStorage: {
        internalSetItem: ({ prefixedKey = "", data = "" }) => void keystore.set(prefixedKey, data),
        internalGetItem: ({ prefixedKey = "" }) => ({ data: keystore.get(prefixedKey) ?? null }),
      },
      Share: { share: () => ({ activityType: "com.example.messages" }) },
      SplashScreen: { hide: nothing },
      SystemBars: { setStyle: nothing },
    };
  }

  /** Installs the app, built into this folder, on the phone. */
  async install(context: BrowserContext, folder: string): Promise<void> {
    await context.route(`${APP}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      // Like Android's host, it serves the app's page for any path that is not a file.
      const file = path.join(folder, path.extname(pathname) === "" ? "index.html" : pathname);
      if (!existsSync(file)) return route.fulfill({ status: 404, body: "" });
      return route.fulfill({
        contentType: TYPES[path.extname(file)] ?? "application/octet-stream",
        body: readFileSync(file),
      });
    });
    // Unlike a browser, a phone's view needs no permission to call a server on this machine.
    await context.grantPermissions(["local-network-access"], { origin: APP });
    await context.exposeBinding("__asked", ({ page }, asked: string) => this.#answer(page, JSON.parse(asked) as Asked));
    await context.addInitScript({ content: bridgeScript() });
  }

  /** The options of all calls of one method. */
  called(plugin: string, method: string): Call["options"][] {
    return this.calls.filter((call) => call.plugin === plugin && call.method === method).map(({ options }) => options);
  }

  /** Triggers an event: all listeners are notified. */
  async say(plugin: string, event: string, data: object): Promise<void> {
    const told = this.#listeners.filter((one) => one.plugin === plugin && one.event === event && !one.page.isClosed());
    for (const { page, callbackId } of told) {
      await tell(page, { save: true, callbackId, pluginId: plugin, methodName: "addListener", success: true, data });
    }
  }

  async #answer(page: Page, asked: Asked): Promise<void> {
    const { pluginId, methodName, callbackId, options } = asked;
    // Messages of the bridge itself are not calls: they report errors of the page, which the console shows too.
    if (pluginId === undefined) return;
    this.calls.push({ plugin: pluginId, method: methodName, options });
    if (methodName === "addListener") {
      this.#listeners.push({ page, plugin: pluginId, event: options.eventName ?? "", callbackId });
      return;
    }
    if (methodName === "removeListener") {
      const at = this.#listeners.findIndex((one) => one.callbackId === options.callbackId && one.page === page);
      if (at >= 0) this.#listeners.splice(at, 1);
      return;
    }
    const answer = { save: false, callbackId, pluginId, methodName };
    try {
      const work = this.#handlers[pluginId]?.[methodName];
      if (!work) {
        const message = `"${pluginId}.${methodName}()" is not implemented on android`;
        throw Object.assign(new Error(message), { code: "UNIMPLEMENTED" });
      }
      await tell(page, { ...answer, success: true, data: work(options as Record<string, string>) ?? {} });
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      await tell(page, { ...answer, success: false, error: { message, code } });
    }
  }
}

const nothing = () => undefined;

/** A page that has been closed in the meantime receives nothing. */
const tell = (page: Page, said: object): Promise<void> =>
  page
    .evaluate((data) => {
      const { androidBridge } = window as unknown as { androidBridge: { onmessage: (said: object) => void } };
      androidBridge.onmessage({ data });
    }, JSON.stringify(said))
    .catch(() => undefined);

/** In the order of Android's JSInjector.java. */
function bridgeScript(): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(app, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const assets = path.join(modules, "@capacitor/android/capacitor/src/main/assets");
  const bridge = readFileSync(path.join(assets, "native-bridge.js"), "utf8");
  const headers = pluginHeaders(modules, Object.keys(dependencies));
  return `if (location.origin === ${JSON.stringify(APP)}) {
    window.WEBVIEW_SERVER_URL = ${JSON.stringify(APP)};
    window.androidBridge = { postMessage: (asked) => window.__asked(asked) };
    window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
    ${bridge};
    window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};
  }`;
}
