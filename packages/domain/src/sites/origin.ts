import { isHostName } from "./host-name.ts";

const ORIGIN = /^https:\/\/([^/:?#@\\]+)(?::([1-9]\d{0,4}))?$/;

/** Whether pages of an origin may be allowed to frame: `https://example.org`, as a browser says it. */
export function isParentOrigin(origin: string): boolean {
  const [, host, port] = ORIGIN.exec(origin) ?? [];
  return host !== undefined && isHostName(host) && (port === undefined || (Number(port) <= 65_535 && port !== "443"));
}
