import { CONFIRMATION_WAYS } from "@tablee/domain/accounts/confirmation";
import * as z from "zod";
import { call } from "../wire/errors.ts";

/** A call that is delicate: whoever has not proved for ten minutes to be the member does so again before it. */
export const delicateCall = call.errors({
  confirmation_needed: {
    status: 422,
    message: "Confirm that it is you (POST /client/account/confirm), then call again",
    data: z.object({ ways: z.array(z.enum(CONFIRMATION_WAYS)) }),
  },
});
