import { MAX_HOST } from "@tablee/domain/sites/host-name";
import { MAX_PICTURE_ADDRESS, PICTURE_ADDRESS } from "@tablee/domain/sites/picture-address";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, Instant } from "../wire/values.schema.ts";

const tags = ["sites"];

const Picture = z.string().max(MAX_PICTURE_ADDRESS).regex(PICTURE_ADDRESS);
const Colour = z.string().max(40).describe("As #rrggbb or #rgb");

/** The look of a site (restaurants §26); null means Tablée's. */
const Theme = z.object({
  primary: Colour.nullable(),
  ground: Colour.nullable(),
  logo_url: Picture.nullable(),
  cover_url: Picture.nullable(),
});

export const Domain = z.object({
  id: Id,
  host: z.string(),
  /** The owner: a restaurant or a group. */
  restaurant_id: Id.nullable(),
  group_id: Id.nullable(),
  name: Text,
  theme: Theme,
  date_creation: Instant,
});
export type Domain = z.infer<typeof Domain>;

/** A group for which sites can be added. */
export const SiteGroup = z.object({ id: Id, alias: z.string(), name: Text });
export type SiteGroup = z.infer<typeof SiteGroup>;

/** An origin whose pages may show the restaurant's menu in a frame (shell §29). */
export const FrameParent = z.object({ id: Id, restaurant_id: Id, origin: z.string() });
export type FrameParent = z.infer<typeof FrameParent>;

const COLOUR = z.object({ colour: z.enum(["primary", "ground"]), contrast: z.number().nullable() });

export const sitesContract = {
  list: call
    .route({
      method: "GET",
      path: "/admin/domains",
      tags,
      summary: "Domains of one's restaurants and groups; an administrator's, all",
    })
    .output(z.object({ domains: z.array(Domain), frame_parents: z.array(FrameParent), groups: z.array(SiteGroup) })),
  save: call
    .route({ method: "POST", path: "/admin/domains", tags, summary: "Adds a domain, or changes it; for owners" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      invalid_host: { status: 422, message: "A site needs a host name of its own, such as menu.example.org" },
      host_taken: { status: 409, message: "The host is somebody else's" },
      invalid_colour: { status: 422, message: "A colour is #rrggbb", data: COLOUR },
      colour_unreadable: { status: 422, message: "The colour cannot be told from the page's ground", data: COLOUR },
      too_many_domains: { status: 409, message: "There are as many domains as one can have" },
    })
    .input(
      z
        .object({
          host: z.string().min(1).max(MAX_HOST),
          restaurant_id: Id.optional(),
          group_id: Id.optional(),
          theme: Theme.partial().default({}),
        })
        .refine(({ restaurant_id, group_id }) => (restaurant_id === undefined) !== (group_id === undefined), {
          message: "A domain is one restaurant's or one group's",
          path: ["restaurant_id"],
        }),
    )
    .output(Domain),
  remove: call
    .route({ method: "DELETE", path: "/admin/domains/{id}", tags, summary: "Takes a domain away; for owners" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  allowParent: call
    .route({ method: "POST", path: "/admin/frame-parents", tags, summary: "Lets a page frame a menu; for owners" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      invalid_origin: { status: 422, message: "An origin is https and a host name, such as https://example.org" },
      too_many_origins: { status: 409, message: "The restaurant has as many origins as it can have" },
    })
    .input(z.object({ restaurant_id: Id, origin: z.string().max(300) }))
    .output(FrameParent),
  disallowParent: call
    .route({ method: "DELETE", path: "/admin/frame-parents/{id}", tags, summary: "Takes it back; for owners" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};
