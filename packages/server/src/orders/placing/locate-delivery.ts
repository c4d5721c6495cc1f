import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { DeliveryFacts } from "@tablee/domain/orders/delivery-reach";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { readAddress } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import { faultName } from "../../http/call-log.ts";
import type { Place } from "../../ports/geocoder.ts";
import type { Services } from "../../services.ts";

/** An order whose address the server has looked up itself. */
export interface LocatedRequest<Request extends OrderRequest> {
  /** With the server's own position of the address, or none: what a client says of it is not written down. */
  request: Request;
  /** What the delivery's reach is judged by; null where nothing is delivered. */
  reach: DeliveryFacts | null;
}

/** Whether there is an address to look up. */
export const hasAddress = ({ mode, delivery }: OrderRequest): boolean =>
  mode === "delivery" && delivery !== null && delivery.address.trim() !== "";

/**
 * Where a delivery goes, by the server's own knowledge of its address. Where it knows nothing of it, the position that
 * the client sends can only speak against the order: it may say that the address is too far, never that it is near.
 * A geocoder that does not answer stops no order.
 */
export const locateDelivery = async <Request extends OrderRequest>(
  services: Pick<Services, "geocoder" | "log">,
  request: Request,
  restaurant: { latitude: number | null; longitude: number | null } | null,
): Promise<LocatedRequest<Request>> => {
  const { delivery } = request;
  if (delivery === null || !hasAddress(request)) return { request, reach: delivery };
  const { address, formatted_address } = delivery;
  const near = pointOf(restaurant) ?? FALLBACK_POSITION;
  let place = await locate(services, address, near);
  if (!place && formatted_address && formatted_address !== address) {
    place = await locate(services, formatted_address, near);
  }
  return place ? locatedAt(request, delivery, place) : unlocated(request);
};

/** A delivery of which the server does not know where it goes: as typed, and by what the client says of it. */
export const unlocated = <Request extends OrderRequest>(request: Request): LocatedRequest<Request> => {
  if (request.delivery === null || !hasAddress(request)) return { request, reach: request.delivery };
  const { latitude, longitude, formatted_address: _unknown, ...delivery } = request.delivery;
  return { request: { ...request, delivery }, reach: { address: delivery.address, latitude, longitude } };
};

const locate = async (
  { geocoder, log }: Pick<Services, "geocoder" | "log">,
  address: string,
  near: Point,
): Promise<Place | null> => {
  try {
    return await geocoder.locate(address, near);
  } catch (error) {
    log.warn(faultName(error), "An address could not be looked up");
    return null;
  }
};

/**
 * What was typed stays as it was typed: only who chose an address gets it as the server writes it, and only where that
 * says the door. Of an address whose city alone is known the kitchen reads what the diner wrote.
 */
const locatedAt = <Request extends OrderRequest>(
  request: Request,
  { formatted_address: chosen, ...delivery }: NonNullable<OrderRequest["delivery"]>,
  place: Place,
): LocatedRequest<Request> => {
  const { address } = delivery;
  const { number } = readAddress(address);
  const isDoor = place.address !== "" && number !== null && readAddress(place.address).number === number;
  const formatted = chosen !== undefined && isDoor ? { formatted_address: place.formatted_address } : {};
  const position = { latitude: place.latitude, longitude: place.longitude };
  return {
    request: { ...request, delivery: { ...delivery, ...formatted, ...position } },
    reach: { address, ...position, accuracy_m: place.accuracy_m },
  };
};

const pointOf = (x: { latitude: number | null; longitude: number | null } | null): Point | null =>
  x === null || x.latitude === null || x.longitude === null ? null : { latitude: x.latitude, longitude: x.longitude };
