import { IDENTITY_PROVIDERS } from "@tablee/domain/accounts/identity-provider";
import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Id } from "../wire/values.schema.ts";
import { SignInDevice, User } from "./accounts.schema.ts";
import { secondStepContract } from "./second-step.contract.ts";
import {
  PasskeyAnswer,
  PasskeyName,
  Passkey,
  PasskeyOptions,
  SECOND_STEP_NEEDED,
  SignInWays,
  delicateCall,
} from "./ways.schema.ts";

const tags = ["accounts"];

const SOCIAL_INVALID = { status: 422, message: "The provider does not vouch for this sign-in" } as const;
const UNAVAILABLE = { status: 503, message: "This provider is not asked here, or does not answer" } as const;
const socialErrors = {
  social_invalid: SOCIAL_INVALID,
  connect_needed: {
    status: 422,
    message: "There is an account with this e-mail: sign in to it, and connect the provider there",
  },
  unavailable: UNAVAILABLE,
  second_step_needed: SECOND_STEP_NEEDED,
} as const;

const PASSKEY_INVALID = { status: 422, message: "This passkey is not good here" } as const;
const LAST_WAY = { status: 422, message: "This is the only way into the account" } as const;
const NO_PASSKEYS = { status: 503, message: "There are no passkeys at this address" } as const;

const Provider = z.enum(IDENTITY_PROVIDERS);
const Entered = z.object({ token: z.string(), user: User });
const Brought = z.object({
  key: z.string().max(100).describe("What `start` answered; the browser keeps it to itself"),
  state: z.string().max(100),
  code: z.string().min(1).max(4_000),
});

export const waysContract = {
  confirm: call
    .route({
      method: "POST",
      path: "/client/account/confirm",
      tags,
      summary: "Prove once more to be the member, before what is delicate",
    })
    .errors({
      wrong_password: { status: 422, message: "This is not the password" },
      passkey_invalid: PASSKEY_INVALID,
      social_invalid: SOCIAL_INVALID,
      unavailable: UNAVAILABLE,
    })
    .input(
      z.union([
        z.object({ password: z.string().max(200) }),
        z.object({ passkey: PasskeyAnswer }),
        z.object({ provider: Brought.describe("What a browser brings back from Google or Apple") }),
      ]),
    )
    .output(z.boolean()),
  startConfirm: call
    .route({
      method: "POST",
      path: "/client/account/provider/start-confirm",
      tags,
      summary: "Where a member's browser goes to prove to be the member, by a provider that is a way into the account",
    })
    .errors({ unavailable: UNAVAILABLE })
    .input(z.object({ provider: Provider }))
    .output(z.object({ address: z.url(), key: z.string() })),
  providers: call
    .route({ method: "GET", path: "/client/account/providers", tags, summary: "Whom one can sign in with here" })
    .output(z.object({ providers: z.array(Provider) })),
  startProvider: call
    .route({
      method: "POST",
      path: "/client/account/provider/start",
      tags,
      summary: "Where a browser goes to sign in with Google or Apple; it comes back to /auth/{provider}",
    })
    .errors({ unavailable: UNAVAILABLE })
    .input(z.object({ provider: Provider }))
    .output(z.object({ address: z.url(), key: z.string() })),
  finishProvider: call
    .route({
      method: "POST",
      path: "/client/account/provider/finish",
      tags,
      summary: "Sign in with what a browser brings back from Google or Apple",
    })
    .errors(socialErrors)
    .input(SignInDevice.extend(Brought.shape))
    .output(Entered),
  loginSocial: call
    .route({
      method: "POST",
      path: "/client/account/login-social",
      tags,
      summary: "Sign in with an id_token of Google or Apple, which is good once",
    })
    .errors(socialErrors)
    .input(
      SignInDevice.extend({
        id_token: z.string().max(10_000),
        provider: Provider,
        client_id: z.string().max(200).optional().describe("Apple's only: for which client the token was made"),
      }),
    )
    .output(Entered),
  startConnect: delicateCall
    .route({
      method: "POST",
      path: "/client/account/provider/start-connect",
      tags,
      summary: "Where a member's browser goes to make Google or Apple a way into the account",
    })
    .errors({ unavailable: UNAVAILABLE })
    .input(z.object({ provider: Provider }))
    .output(z.object({ address: z.url(), key: z.string() })),
  connectProvider: call
    .route({
      method: "POST",
      path: "/client/account/provider/connect",
      tags,
      summary: "Make Google or Apple a way into the account, with what the browser brings back",
    })
    .errors({
      social_invalid: SOCIAL_INVALID,
      already_connected: { status: 422, message: "This is a way into another account, or the account has one already" },
      unavailable: UNAVAILABLE,
    })
    .input(Brought)
    .output(z.boolean()),
  signInWays: call
    .route({ method: "GET", path: "/client/account/ways", tags, summary: "By what the member signs in" })
    .output(SignInWays),
  removeProvider: delicateCall
    .route({
      method: "DELETE",
      path: "/client/account/provider/{provider}",
      tags,
      summary: "Disconnect Google or Apple",
    })
    .errors({ last_way: LAST_WAY, not_found: NOT_FOUND })
    .input(z.object({ provider: Provider }))
    .output(z.boolean()),
  passkeyOptions: call
    .route({
      method: "POST",
      path: "/client/account/passkey/options",
      tags,
      summary: "A challenge for whoever has a passkey here",
    })
    .errors({ unavailable: NO_PASSKEYS })
    .output(PasskeyOptions),
  loginPasskey: call
    .route({ method: "POST", path: "/client/account/login-passkey", tags, summary: "Sign in with a passkey" })
    .errors({ passkey_invalid: PASSKEY_INVALID })
    .input(SignInDevice.extend(PasskeyAnswer.shape))
    .output(Entered),
  newPasskeyOptions: delicateCall
    .route({ method: "POST", path: "/client/account/passkeys/options", tags, summary: "A challenge for a new passkey" })
    .errors({ unavailable: NO_PASSKEYS })
    .output(PasskeyOptions),
  addPasskey: call
    .route({ method: "POST", path: "/client/account/passkeys", tags, summary: "Make a passkey a way into the account" })
    .errors({ passkey_invalid: PASSKEY_INVALID })
    .input(PasskeyAnswer.extend({ name: PasskeyName }))
    .output(Passkey),
  renamePasskey: call
    .route({ method: "PATCH", path: "/client/account/passkeys/{id}", tags, summary: "Give a passkey another name" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: Id, name: PasskeyName }))
    .output(Passkey),
  removePasskey: delicateCall
    .route({ method: "DELETE", path: "/client/account/passkeys/{id}", tags, summary: "Take a passkey away" })
    .errors({ last_way: LAST_WAY, not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(z.boolean()),
  ...secondStepContract,
};
