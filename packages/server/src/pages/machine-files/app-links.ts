/** The native apps that open our links. */
export interface NativeApps {
  android: readonly { package_name: string; fingerprint: string }[];
  /** Team and app, such as `ABCDE12345.app.tablee`. */
  ios: readonly string[];
}

/** Addresses that are not screens stay in the browser. */
const NOT_OPENED = ["/api/*", "/pictures/*", "/dev/*", "/*.xml", "/*.txt"];

const LINKS: Readonly<Record<string, (apps: NativeApps) => object | null>> = {
  // Digital Asset Links.
  "/.well-known/assetlinks.json": ({ android }) =>
    android.length === 0
      ? null
      : android.map(({ package_name, fingerprint }) => ({
          relation: ["delegate_permission/common.handle_all_urls"],
          target: { namespace: "android_app", package_name, sha256_cert_fingerprints: [fingerprint] },
        })),
  // Apple's associated domains; the file has no extension.
  "/.well-known/apple-app-site-association": ({ ios }) =>
    ios.length === 0
      ? null
      : {
          applinks: {
            details: [
              { appIDs: ios, components: [...NOT_OPENED.map((path) => ({ "/": path, exclude: true })), { "/": "/*" }] },
            ],
          },
        },
};

export const isAppLinks = (path: string): boolean => Object.hasOwn(LINKS, path);

/** The files that Android and iOS read before they open our links in our apps; null if there is no app (shell §34). */
export function appLinks(path: string, apps: NativeApps): string | null {
  const links = isAppLinks(path) ? LINKS[path]?.(apps) : null;
  return links ? JSON.stringify(links) : null;
}
