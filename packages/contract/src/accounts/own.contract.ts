import type { AccountField } from "@tablee/domain/accounts/account-changes";
import { LANGUAGES } from "@tablee/domain/language/text";
import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, Instant } from "../wire/values.schema.ts";
import { PICTURE_REFUSALS } from "../pictures/pictures.schema.ts";
import { User } from "./accounts.schema.ts";
import { delicateCall } from "./ways.schema.ts";
import { AccountChanges, AccountData, NewAvatar, SignedInDevice } from "./own.schema.ts";

const tags = ["accounts"];
const FIELDS = Object.keys(AccountChanges.shape) as [AccountField];

/** What members do with their own account. */
export const ownContract = {
  update: delicateCall
    .route({ method: "POST", path: "/client/account/update", tags, summary: "Change the given fields of the account" })
    .errors({
      invalid_fields: {
        status: 422,
        message: "Some fields are missing or invalid",
        data: z.object({ fields: z.array(z.enum(FIELDS)) }),
      },
      error_already_exists: { status: 422, message: "This email is already used" },
    })
    .input(AccountChanges)
    .output(User),
  setAvatar: call
    .route({
      method: "POST",
      path: "/client/account/avatar",
      tags,
      summary: "Be seen by a picture (multipart), or by a drawn avatar",
    })
    .errors(PICTURE_REFUSALS)
    .input(NewAvatar)
    .output(User),
  updateLanguage: call
    .route({
      method: "PATCH",
      path: "/client/account/update-language",
      tags,
      summary: "The language in which the member is written to, and which applies where none is stored",
    })
    .input(z.object({ language: z.enum(LANGUAGES) }))
    .output(z.boolean()),
  changePassword: call
    .route({ method: "POST", path: "/client/account/change-password", tags, summary: "Set another password" })
    .errors({
      wrong_password: { status: 422, message: "The current password is another one" },
      password_invalid: { status: 422, message: "The password does not keep the rule for passwords" },
      password_common: { status: 422, message: "The password is among the commonest, or made of own words" },
      busy: {
        status: 503,
        message: "Too many passwords are being checked",
        data: z.object({ retry_after: z.number().describe("Seconds") }),
      },
    })
    .input(z.object({ current_password: z.string().max(200), password: z.string().max(200) }))
    .output(z.boolean().describe("All other sessions have ended")),
  setPassword: delicateCall
    .route({
      method: "POST",
      path: "/client/account/set-password",
      tags,
      summary: "Set a password where the member has none",
    })
    .errors({
      already_set: { status: 422, message: "There is a password: change it" },
      password_invalid: { status: 422, message: "The password does not keep the rule for passwords" },
      password_common: { status: 422, message: "The password is among the commonest" },
      busy: {
        status: 503,
        message: "Too many passwords are being checked",
        data: z.object({ retry_after: z.number().describe("Seconds") }),
      },
    })
    .input(z.object({ password: z.string().max(200) }))
    .output(z.boolean()),
  data: call
    .route({ method: "GET", path: "/client/account/data", tags, summary: "Everything that is kept about the member" })
    .output(AccountData),
  onlyOwned: call
    .route({
      method: "GET",
      path: "/client/account/only-owned",
      tags,
      summary: "The places that nobody but the member owns: without them they take no orders",
    })
    .output(z.object({ places: z.array(z.object({ restaurant_id: Id, name: Text })) })),
  deleteAccount: delicateCall
    .route({
      method: "POST",
      path: "/client/account/delete",
      tags,
      summary: "Hide the member and sign out everywhere; a sign-in until then brings everything back",
    })
    .output(z.object({ erased_at: Instant })),
  devices: call
    .route({ method: "GET", path: "/client/account/sessions", tags, summary: "Where the member is signed in" })
    .output(z.array(SignedInDevice)),
  endSession: delicateCall
    .route({ method: "DELETE", path: "/client/account/sessions/{id}", tags, summary: "Sign one device out" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(z.boolean()),
  endOtherSessions: delicateCall
    .route({ method: "POST", path: "/client/account/sessions/end-others", tags, summary: "Sign all other devices out" })
    .output(z.int().describe("How many there were")),
};
