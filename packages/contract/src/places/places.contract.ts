import { MAX_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import * as z from "zod";
import { call, EDIT_CONFLICT, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Latitude, Longitude } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";
import { ManagedGroup, ManagedPlaces, SavedGroup, SavedZone } from "./manage-places.schema.ts";
import { MapGround, Places, Position, Zone, Zones } from "./places.schema.ts";
import { ZonePage } from "./zone.schema.ts";

const tags = ["places"];
/** Results near this position come first; without it, the fixed position is used (places §1). */
const near = { latitude: Latitude.optional(), longitude: Longitude.optional() };

export const placesContract = {
  position: call
    .route({ method: "GET", path: "/client/position", tags, summary: "Where the caller's network address is, roughly" })
    .output(Position),
  map: call.route({ method: "GET", path: "/client/map", tags, summary: "What a map is drawn on" }).output(MapGround),
  zones: call
    .route({ method: "GET", path: "/client/zones", tags, summary: "Neighbourhoods, the nearest first" })
    .input(z.object(near))
    .output(Zones),
  zone: call
    .errors({ not_found: NOT_FOUND })
    .route({ method: "GET", path: "/client/zone/{zone}", tags, summary: "A neighbourhood with what is there" })
    .input(z.object({ zone: Words(60) }))
    .output(ZonePage),
  managed: call
    .errors({ forbidden: FORBIDDEN })
    .route({ method: "GET", path: "/admin/places", tags, summary: "Every neighbourhood and group; for administrators" })
    .output(ManagedPlaces),
  saveZone: call
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      alias_taken: { status: 409, message: "Another one is called so" },
      edit_conflict: EDIT_CONFLICT,
    })
    .route({ method: "POST", path: "/admin/zones", tags, summary: "Adds a neighbourhood, or changes it" })
    .input(SavedZone)
    .output(Zone),
  saveGroup: call
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      alias_taken: { status: 409, message: "Another one is called so" },
      edit_conflict: EDIT_CONFLICT,
      unknown_restaurant: { status: 422, message: "One of the restaurants is not there" },
    })
    .route({ method: "POST", path: "/admin/groups", tags, summary: "Adds a group of restaurants, or changes it" })
    .input(SavedGroup)
    .output(ManagedGroup),
  suggest: call
    .route({ method: "GET", path: "/client/address-autocomplete", tags, summary: "Addresses that begin like this" })
    .input(z.object({ query: Words(MAX_ADDRESS_QUERY), ...near }))
    .output(Places),
  find: call
    .route({ method: "GET", path: "/geocode", tags, summary: "Where an address lies; empty where that cannot be told" })
    .input(z.object({ address: Words(MAX_ADDRESS_QUERY), ...near }))
    .output(Places),
  reverse: call
    .route({
      method: "GET",
      path: "/reverse-geocode/{latitude}/{longitude}",
      tags,
      summary: "Addresses at a position, the likeliest first",
    })
    .input(z.object({ latitude: Latitude, longitude: Longitude }))
    .output(Places),
};
