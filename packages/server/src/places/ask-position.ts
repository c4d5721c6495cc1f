import type { Position } from "@tablee/contract/places/places.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import type { Context } from "../http/context.ts";
import { limitKey } from "../http/caller-address.ts";

const FIXED: Position = { ...FALLBACK_POSITION, country_code: null, state: null, from: "fixed" };

/**
 * The position of the caller's network address, or else the fixed position (places §1). A caller over the limit gets
 * the seconds to wait.
 */
export async function askPosition({
  ip_geolocation,
  limits,
  address,
}: Pick<Context, "ip_geolocation" | "limits" | "address">): Promise<Position | { retry_after: number }> {
  const retry_after = await limits.take("positions", limitKey(address));
  if (retry_after !== null) return { retry_after };
  const found = await ip_geolocation.locate(address);
  if (!found) return FIXED;
  const { latitude, longitude, country_code, state } = found;
  return { latitude, longitude, country_code, state, from: "address" };
}
