import * as z from "zod";
import { call } from "../wire/errors.ts";

const tags = ["accounts"];

const BUSY = {
  status: 503,
  message: "Too many passwords are being checked",
  data: z.object({ retry_after: z.number().describe("Seconds") }),
} as const;

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
};
