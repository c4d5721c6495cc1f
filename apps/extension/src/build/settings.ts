import { BROWSERS, type Built, type Browser } from "./manifest.ts";

export interface Settings extends Omit<Built, "version"> {
  browser: Browser;
}

const LOCAL = "http://localhost:3000";
/** Its extension id is ienfobolhadikenkpghfjebpjckajhcc. */
const KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA6W6cYyqmIJV+9W9i58EfXAhAumxDT++YCQtp/ATf9p+mJpcUkt0yFBElnfS5xPbtN4ccVZkw" +
  "+LfUiS9FTDQy0CtS31rLbC0ik42Roezo5yt9Caw4V2MtTVMDrV5w2toEsYqK6ZZW4UhpJFoFOn3dGaVTqukP13UMslCocydKBIoh0uOclWZQMBIS1G9/" +
  "4Pvzx8h7skVt5HEOv55ERn2i3YqwWPCTZSN1qgiekNWMveMJBOxmQL0aRuf4+QkMzGpx4CzYbik01DoWSyiMbPAxi4LGTY/jEFSW6gU08zG8u7pOX2XS" +
  "lgSD+Mc3PVCC8IOIK0H6DIQjSwCjnYiEeK56fwIDAQAB";

/** Reads the build settings from the environment; throws an error of one sentence for an invalid one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { EXTENSION_API_ORIGIN, EXTENSION_BROWSER, EXTENSION_KEY, MAP_STYLE_URL } = environment;
  const server = EXTENSION_API_ORIGIN || LOCAL;
  if (!/^https?:/.test(server) || URL.parse(server)?.origin !== server) {
    throw new Error(`EXTENSION_API_ORIGIN is an origin such as https://example.org, without a path: ${server}`);
  }
  const browser = BROWSERS.find((name) => name === (EXTENSION_BROWSER || "chromium"));
  if (!browser) throw new Error(`EXTENSION_BROWSER is one of ${BROWSERS.join(", ")}: ${EXTENSION_BROWSER}`);
  return {
    server,
    browser,
    maps: MAP_STYLE_URL ? new URL(MAP_STYLE_URL).origin : null,
    // A store assigns its own key and accepts no other; the variable is then empty.
    key: (EXTENSION_KEY ?? KEY) || null,
  };
}
