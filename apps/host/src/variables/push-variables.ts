import { createPrivateKey } from "node:crypto";
import type { FcmAccount } from "@tablee/server/ports/push/fcm-push";
import type { VapidKeys } from "@tablee/server/ports/push/web-push";
import * as z from "zod";

const empty = (value: unknown) => (value === "" ? undefined : value);
const text = (shape: z.ZodString) => z.preprocess(empty, shape.optional());

/** A PEM on one line, as in environment variables: `\n` stands for a line break. */
const rsaKey = z.preprocess(
  empty,
  z
    .string()
    .transform((value) => value.replaceAll(String.raw`\n`, "\n"))
    .refine(isRsaKey, "The private_key of a service account's file, as PEM")
    .optional(),
);

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

/** The variables of the services that reach closed browsers and native shells. */
export const PUSH_VARIABLES = {
  VAPID_PUBLIC_KEY: text(z.string().regex(/^B[\w-]{86}$/, "A public key of `npx web-push generate-vapid-keys`")),
  VAPID_PRIVATE_KEY: text(z.string().regex(/^[\w-]{43}$/, "A private key of `npx web-push generate-vapid-keys`")),
  VAPID_SUBJECT: text(z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "mailto:… or https://…")),
  FCM_PROJECT_ID: text(z.string().regex(/^[a-z\d-]+$/, "The project_id of a service account's file")),
  FCM_CLIENT_EMAIL: text(z.string().regex(/^[^\s@]+@[^\s@]+$/, "The client_email of a service account's file")),
  FCM_PRIVATE_KEY: rsaKey,
};

export interface PushSettings {
  vapid: VapidKeys | null;
  fcm: FcmAccount | null;
}

/** The configured push services, and messages about what is missing if one is only partly configured. */
export function readPush(variables: z.infer<z.ZodObject<typeof PUSH_VARIABLES>>): PushSettings & { faults: string[] } {
  const { VAPID_PUBLIC_KEY: public_key, VAPID_PRIVATE_KEY: vapid_key, VAPID_SUBJECT: subject } = variables;
  const { FCM_PROJECT_ID: project_id, FCM_CLIENT_EMAIL: client_email, FCM_PRIVATE_KEY: private_key } = variables;
  const vapid = public_key && vapid_key && subject ? { public_key, private_key: vapid_key, subject } : null;
  const fcm = project_id && client_email && private_key ? { project_id, client_email, private_key } : null;
  const halves = [
    {
      names: "VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT",
      whole: vapid,
      any: public_key ?? vapid_key ?? subject,
    },
    {
      names: "FCM_PROJECT_ID, FCM_CLIENT_EMAIL, FCM_PRIVATE_KEY",
      whole: fcm,
      any: project_id ?? client_email ?? private_key,
    },
  ];
  const faults = halves.flatMap(({ names, whole, any }) =>
    whole === null && any !== undefined ? [`${names}: all three, or none of them`] : [],
  );
  return { vapid, fcm, faults };
}
