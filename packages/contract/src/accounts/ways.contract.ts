import { IDENTITY_PROVIDERS } from "@tablee/domain/accounts/identity-provider";
import * as z from "zod";
import { call } from "../wire/errors.ts";
import { Device, User } from "./accounts.schema.ts";
import { delicateCall } from "./ways.schema.ts";

const tags = ["accounts"];

const BUSY = {
  status: 503,
  message: "Too many passwords are being checked",
  data: z.object({ retry_after: z.number().describe("Seconds") }),
} as const;

const SOCIAL_INVALID = { status: 422, message: "The provider does not vouch for this sign-in" } as const;
const UNAVAILABLE = { status: 503, message: "This provider is not asked here, or does not answer" } as const;
const socialErrors = {
  social_invalid: SOCIAL_INVALID,
  connect_needed: {
    status: 422,
    message: "There is an account with this e-mail: sign in to it, and connect the provider there",
  },
  unavailable: UNAVAILABLE,
} as const;

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
    .errors({ wrong_password: { status: 422, message: "This is not the password" }, busy: BUSY })
    .input(z.object({ password: z.string().max(200) }))
    .output(z.boolean()),
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
    .input(Device.extend(Brought.shape))
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
      Device.extend({
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
};
