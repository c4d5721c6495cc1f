import * as z from "zod";

/**
 * The address at which a browser's push service accepts messages, and the keys that encrypt them: RFC 8030 and 8291.
 */
const Endpoint = z.url({ protocol: /^https$/ }).max(1_000);
export const Subscription = z.object({
  endpoint: Endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, "65 bytes, base64url"),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, "16 bytes, base64url"),
  }),
});
export type Subscription = z.infer<typeof Subscription>;
/** The endpoint of a subscription to remove, which may already be invalid. */
export const SubscribedEndpoint = z.string().min(1).max(1_000);

export const WebPush = z.object({
  key: z.string().nullable().describe("What browsers subscribe with (base64url); null: none are reached from here"),
  endpoints: z.array(z.string()).describe("The member's browsers that are registered"),
});
export type WebPush = z.infer<typeof WebPush>;

export const DeviceToken = z.object({
  token: z
    .string()
    .min(1)
    .max(1_000)
    .regex(/^[\w:%.-]+$/),
  device_id: z.string().trim().min(1).max(200),
});
