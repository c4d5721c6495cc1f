import { shellPolicy } from "@tablee/web/platform/shell-policy";
import type { Surface } from "../browser/surface.ts";

export const ICON_SIZES = [16, 32, 48, 128] as const;

export const BROWSERS = ["chromium", "firefox"] as const;
export type Browser = (typeof BROWSERS)[number];

export interface Built {
  version: string;
  /** The server's origin. */
  server: string;
  /** The origin of the map style and tiles; null if there are none besides the server's. */
  maps: string | null;
  /** A public key whose private half nobody has: it gives the extension the same id on every machine. */
  key: string | null;
}

/** The page for a surface. */
export const pageOf = (surface: Surface): string => (surface === "tab" ? "index.html" : `${surface}.html`);

/** A host pattern contains no port. */
const patternOf = (server: string): string => {
  const { protocol, hostname } = new URL(server);
  return `${protocol}//${hostname}/*`;
};

/** The policy also forbids framing the extension's pages. */
const policyOf = ({ server, maps }: Built): string =>
  [...shellPolicy({ servers: [server], maps }), "frame-ancestors 'none'"].join("; ");

const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]));

/** The manifest, which asks for no more permissions than the extension uses. */
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
      browser_specific_settings: { gecko: { id: "tablee@tablee.test", strict_min_version: "128.0" } },
    };
  }
  return {
    ...common,
    ...(key === null ? {} : { key }),
    minimum_chrome_version: "120",
    permissions: ["storage", "sidePanel", "contextMenus"],
    background: { service_worker: "background.js" },
    side_panel: { default_path: pageOf("panel") },
  };
}
