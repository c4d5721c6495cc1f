import type { Point } from "@tablee/domain/restaurants/distance";

/** Where a network address is, no nearer than a city. */
export interface IpPosition extends Point {
  /** As ISO 3166-1 writes it; null where it is not known. */
  country_code: string | null;
  /** State, province or region; null where it is not known. */
  state: string | null;
}

export interface IpGeolocation {
  /** Where an address is; null where nobody knows it, can be asked, or may be asked for it. Never rejects. */
  locate(address: string): Promise<IpPosition | null>;
}

/** Nobody is asked. */
export const noIpGeolocation: IpGeolocation = { locate: () => Promise.resolve(null) };
