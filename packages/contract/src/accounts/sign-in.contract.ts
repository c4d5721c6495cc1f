import * as z from "zod";
import { call } from "../wire/errors.ts";

const tags = ["accounts"];

const UNAVAILABLE = { status: 503, message: "No mail is sent from here" } as const;
const EMAIL_INVALID = { status: 422, message: "This is no e-mail address" } as const;
const LINK_INVALID = { status: 422, message: "The link was used, has expired, or never was" } as const;

const Email = z.string().max(255);
const Guid = z.string().max(100).describe("Of the mail's link");

/** What people can do about an account before they are signed in; all of it uses links in e-mails. */
export const signInContract = {
  sendVerification: call
    .route({
      method: "POST",
      path: "/client/account/send-verification",
      tags,
      summary: "Send the link that verifies an e-mail again; true whether or not there is such an account",
    })
    .errors({ email_invalid: EMAIL_INVALID, unavailable: UNAVAILABLE })
    .input(z.object({ email: Email }))
    .output(z.literal(true)),
  verifyEmail: call
    .route({
      method: "POST",
      path: "/client/account/verify-email",
      tags,
      summary: "Verify the e-mail, or the new one, whose link this is",
    })
    .errors({ link_invalid: LINK_INVALID })
    .input(z.object({ guid: Guid }))
    .output(z.literal(true)),
  forgotPassword: call
    .route({
      method: "POST",
      path: "/client/account/forgot-password",
      tags,
      summary: "Send a link that sets a new password; true whether or not there is such an account",
    })
    .errors({ email_invalid: EMAIL_INVALID, unavailable: UNAVAILABLE })
    .input(z.object({ email: Email, username: z.string().max(255).nullish().describe("Ignored") }))
    .output(z.literal(true)),
  checkResetLink: call
    .route({
      method: "POST",
      path: "/client/account/check-reset-link",
      tags,
      summary: "Whether a mail's link can still set a password, before one is thought of; the link stays good",
    })
    .errors({ link_invalid: LINK_INVALID })
    .input(z.object({ guid: Guid }))
    .output(z.literal(true)),
  resetPassword: call
    .route({
      method: "POST",
      path: "/client/account/reset-password",
      tags,
      summary: "Set the password by a mail's link, which ends every session; a refused password leaves the link good",
    })
    .errors({
      link_invalid: LINK_INVALID,
      password_invalid: { status: 422, message: "8 to 32 characters with a lowercase, an uppercase and a digit" },
      password_common: { status: 422, message: "The password is among the commonest, or made of own words" },
    })
    .input(z.object({ guid: Guid, password: z.string().max(200) }))
    .output(z.literal(true)),
};
