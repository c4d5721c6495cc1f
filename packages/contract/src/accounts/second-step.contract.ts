import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { User } from "./accounts.schema.ts";
import { delicateCall, PasskeyAnswer } from "./ways.schema.ts";

const tags = ["accounts"];
const CODE_INVALID = { status: 422, message: "This code is not good, or was used" } as const;
const Code = z.string().max(40);
const RecoveryCodes = z.object({
  recovery_codes: z.array(z.string()).describe("Each good once; nobody sees them again"),
});

export const secondStepContract = {
  loginSecondStep: call
    .route({
      method: "POST",
      path: "/client/account/login-second-step",
      tags,
      summary: "Go on with a sign-in that asked for a second step: a code of the app, a recovery code, a passkey",
    })
    .errors({
      second_step_invalid: { status: 422, message: "This is not the second step of this account" },
      second_step_expired: { status: 422, message: "Sign in anew: it took too long, or too many tries" },
    })
    .input(z.object({ key: z.string().max(100), code: Code.optional(), passkey: PasskeyAnswer.optional() }))
    .output(z.object({ token: z.string(), user: User })),
  startAuthenticator: delicateCall
    .route({
      method: "POST",
      path: "/client/account/authenticator/start",
      tags,
      summary: "A secret for an authenticator app, which becomes the second step with its first code",
    })
    .errors({ already_confirmed: { status: 422, message: "There is an authenticator app already" } })
    .output(z.object({ secret: z.string(), address: z.string().describe("What the app reads as a QR code") })),
  confirmAuthenticator: call
    .route({
      method: "POST",
      path: "/client/account/authenticator/confirm",
      tags,
      summary: "The first code of an authenticator app",
    })
    .errors({ code_invalid: CODE_INVALID })
    .input(z.object({ code: Code }))
    .output(RecoveryCodes),
  renewRecoveryCodes: delicateCall
    .route({ method: "POST", path: "/client/account/recovery-codes", tags, summary: "Other recovery codes" })
    .errors({ not_found: NOT_FOUND })
    .output(RecoveryCodes),
  removeAuthenticator: delicateCall
    .route({ method: "DELETE", path: "/client/account/authenticator", tags, summary: "Sign in without the app again" })
    .errors({ not_found: NOT_FOUND })
    .output(z.boolean()),
};
