import { shellPolicy } from "@tablee/web/platform/shell-policy";
import type { Surface } from "../browser/surface.ts";

export const ICON_SIZES = [16, 32, 48, 128] as const;

export const BROWSERS = ["chromium", "firefox"] as const;
export type Browser = (typeof BROWSERS)[number];

export interface Built {
  version: string;
  /** Where the server is. */
  server: string;
  /** Where the style and tiles of maps are; null: nowhere but there. */
  maps: string | null;
  /** Public, half of a pair whose other half nobody has: it makes the extension's id the same on every machine. */
  key: string | null;
}

/** The page as it is shown there. */
export const pageOf = (surface: Surface): string => (surface === "tab" ? "index.html" : `${surface}.html`);

/** A pattern of hosts names no port. */
const patternOf = (server: string): string => {
  const { protocol, hostname } = new URL(server);
  return `${protocol}//${hostname}/*`;
};

/** No page shows one of the extension within itself. */
const policyOf = ({ server, maps }: Built): string =>
  [...shellPolicy({ servers: [server], maps }), "frame-ancestors 'none'"].join("; ");

const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]));

/** What a browser is told of the extension: no more rights than it uses. */
export function manifestOf(browser: Browser, built: Built) {
  const { version, server, key } = built;
  const common = {
    manifest_version: 3,
    name: "__MSG_name__",
    description: "__MSG_description__",
    version,
    default_locale: "en",
    icons,
    action: { default_popup: pageOf("popup"), default_title: "__MSG_name__", default_icon: icons },
    host_permissions: [patternOf(server)],
    content_security_policy: { extension_pages: policyOf(built) },
  };
  if (browser === "firefox") {
    return {
      ...common,
      permissions: ["storage", "contextMenus"],
      background: { scripts: ["background.js"] },
      sidebar_action: { default_panel: pageOf("panel"), default_title: "__MSG_name__", default_icon: icons },
      browser_specific_settings: { gecko: { id: "tablee@tablee.test", strict_min_version: "127.0" } },
    };
  }
  return {
    ...common,
    ...(key === null ? {} : { key }),
    minimum_chrome_version: "116",
    permissions: ["storage", "sidePanel", "contextMenus"],
    background: { service_worker: "background.js" },
    side_panel: { default_path: pageOf("panel") },
  };
}
