import type { Point } from "@tablee/domain/restaurants/distance";

/** The position of a network address, no more precise than a city. */
export interface IpPosition extends Point {
  /** As in ISO 3166-1; null if unknown. */
  country_code: string | null;
  /** State, province or region; null if unknown. */
  state: string | null;
}

export interface IpGeolocation {
  /** Returns the position of an address; null if it is unknown, cannot be asked for, or must not be. Never rejects. */
  locate(address: string): Promise<IpPosition | null>;
}

/** Uses no service. */
export const noIpGeolocation: IpGeolocation = { locate: () => Promise.resolve(null) };
