import { CONFIRMATION_WAYS } from "@tablee/domain/accounts/confirmation";
import * as z from "zod";
import { IDENTITY_PROVIDERS } from "@tablee/domain/accounts/identity-provider";
import { SOCIAL_NETWORK_CODES } from "@tablee/domain/accounts/social-network";
import { SECOND_STEPS } from "@tablee/domain/accounts/second-step";
import { call } from "../wire/errors.ts";
import { Id } from "../wire/values.schema.ts";

/** A sensitive call: a member who has not confirmed their identity in the last ten minutes must do so first. */
export const delicateCall = call.errors({
  confirmation_needed: {
    status: 422,
    message: "Confirm that it is you (POST /client/account/confirm), then call again",
    data: z.object({ ways: z.array(z.enum(CONFIRMATION_WAYS)) }),
  },
});

/** The response of a browser's authenticator (WebAuthn, as JSON). */
export const PasskeyAnswer = z.object({
  key: z.string().max(100).describe("What the options came with"),
  response: z.record(z.string().max(60), z.unknown()),
});

/** The options for a browser's authenticator (WebAuthn, as JSON), and the key to send with its response. */
export const PasskeyOptions = z.object({ key: z.string(), options: z.record(z.string(), z.unknown()) });

export const PasskeyName = z.string().trim().min(1).max(50);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** Whether it is synced beyond the device on which it was created. */
  backed_up: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The second steps that a sign-in requires, and the key to send with one. */
export const SECOND_STEP_NEEDED = {
  status: 422,
  message: "Go on with a second step (POST /client/account/login-second-step)",
  data: z.object({ key: z.string(), ways: z.array(z.enum(SECOND_STEPS)) }),
} as const;

/** Codes of networks, as listed in `docs/words.md`. */
const SocialNetworkCode = z
  .literal([...SOCIAL_NETWORK_CODES])
  .describe("0 none, 1 Google, 2 Tablée itself, 3 Apple, 4 X, 5 Pinterest");

/** The ways in which a member signs in. */
export const SignInWays = z.object({
  password: z.boolean(),
  providers: z.array(z.enum(IDENTITY_PROVIDERS)),
  offered: z.array(z.enum(IDENTITY_PROVIDERS)).describe("Those that could be connected here"),
  networks: z.array(SocialNetworkCode).describe("By whom the member can come in; 0 alone: by nobody"),
  passkeys: z.array(Passkey),
  authenticator: z.boolean(),
  recovery_codes_left: z.int(),
  second_step_due: z.boolean().describe("This member has to make a second step and has none"),
  second_step_expected: z
    .boolean()
    .describe("This member's account opens more than their own: a passkey is a second step"),
});
export type SignInWays = z.infer<typeof SignInWays>;
