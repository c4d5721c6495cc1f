/** The native apps in which links of ours open. */
export interface NativeApps {
  android: readonly { package_name: string; fingerprint: string }[];
  /** Team and app, as `ABCDE12345.app.tablee`. */
  ios: readonly string[];
}

/** What is no screen stays with the browser. */
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
  // Apple's associated domains; without an ending.
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

/** What the systems ask before a link of ours opens in an app of theirs; null: in none (shell §34). */
export function appLinks(path: string, apps: NativeApps): string | null {
  const links = isAppLinks(path) ? LINKS[path]?.(apps) : null;
  return links ? JSON.stringify(links) : null;
}
