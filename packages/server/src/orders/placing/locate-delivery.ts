import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { DeliveryFacts } from "@tablee/domain/orders/delivery-reach";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { readAddress } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import { faultName } from "../../http/call-log.ts";
import type { Place } from "../../ports/geocoder.ts";
import type { Services } from "../../services.ts";

/** An order whose address the server itself has looked up. */
export interface LocatedRequest<Request extends OrderRequest> {
  /** With the server's own position of the address, or none: a position claimed by the client is not stored. */
  request: Request;
  /** What decides whether the delivery is within reach; null if nothing is delivered. */
  reach: DeliveryFacts | null;
}

/** Whether there is an address to look up. */
export const hasAddress = ({ mode, delivery }: OrderRequest): boolean =>
  mode === "delivery" && delivery !== null && delivery.address.trim() !== "";

/**
 * Determines where a delivery goes, from the server's own knowledge of the address. If the server does not know the
 * address, the position that the client sends can only count against the order: it may show that the address is too
 * far, never that it is near enough. A geocoder that does not answer does not prevent an order.
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

/** A delivery whose position the server does not know: the address as typed, judged by the client's claim. */
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
 * Keeps the address as it was typed. The server's spelling is stored only if the diner chose a suggestion and only if
 * that spelling includes the street number. If just the city is known, the kitchen reads what the diner wrote.
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
