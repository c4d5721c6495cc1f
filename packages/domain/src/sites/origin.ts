import { isHostName } from "./host-name.ts";

const ORIGIN = /^https:\/\/([^/:?#@\\]+)(?::([1-9]\d{0,4}))?$/;

/** Whether an origin can be allowed to frame pages: `https://example.org`, as a browser writes it. */
export function isParentOrigin(origin: string): boolean {
  const [, host, port] = ORIGIN.exec(origin) ?? [];
  return host !== undefined && isHostName(host) && (port === undefined || (Number(port) <= 65_535 && port !== "443"));
}
