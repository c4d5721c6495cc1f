import * as z from "zod";
import { call } from "../wire/errors.ts";
import { Device, SignInDevice, User } from "./accounts.schema.ts";
import { creditContract } from "./credit.contract.ts";
import { ownContract } from "./own.contract.ts";
import { registrationContract } from "./registration.contract.ts";
import { waysContract } from "./ways.contract.ts";
import { SECOND_STEP_NEEDED } from "./ways.schema.ts";
import { rightsContract } from "./rights.contract.ts";
import { signInContract } from "./sign-in.contract.ts";

const tags = ["accounts"];

export const accountsContract = {
  ...ownContract,
  ...creditContract,
  login: call
    .route({ method: "POST", path: "/client/account/login", tags, summary: "Sign in with e-mail and password" })
    .errors({
      login_invalid: { status: 422, message: "Wrong email or password" },
      activation_needed: { status: 422, message: "The e-mail address has not been verified" },
      second_step_needed: SECOND_STEP_NEEDED,
    })
    .input(
      SignInDevice.extend({
        email: z.string().max(255),
        password: z.string().max(200),
      }),
    )
    .output(z.object({ token: z.string(), user: User })),
  currentUser: call
    .route({ method: "GET", path: "/client/account/current-user", tags, summary: "The signed-in member" })
    .input(Device)
    .output(User),
  logout: call
    .route({ method: "POST", path: "/client/account/logout", tags, summary: "Revoke the token of this call" })
    .output(z.boolean()),
  ...registrationContract,
  ...waysContract,
  ...rightsContract,
  ...signInContract,
};
