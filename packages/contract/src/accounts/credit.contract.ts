import { MAX_CREDIT_REASON } from "@tablee/domain/accounts/credit/credit";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Id, Instant, LongId, Money } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

const tags = ["accounts"];

const Credit = z.object({
  balance: Money.describe("In Canadian dollars"),
  credits: z.array(z.object({ id: LongId, amount: Money, reason: z.string(), date: Instant })).describe("Newest first"),
});
export type Credit = z.infer<typeof Credit>;

export const creditContract = {
  credit: call
    .route({ method: "GET", path: "/client/account/credit", tags, summary: "The member's credit, and what it was for" })
    .output(Credit),
  grantCredit: call
    .route({
      method: "POST",
      path: "/admin/account/{id}/credit",
      tags,
      summary: "Gives a member credit, once for each key",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      amount_invalid: { status: 422, message: "From one cent to a thousand dollars at once" },
      reason_required: { status: 422, message: `A reason of at most ${MAX_CREDIT_REASON} characters is needed` },
    })
    .input(
      z.object({
        id: Id,
        amount: Money,
        // Accepts more than the maximum length, so that the domain rule refuses it with its own code.
        reason: Words(4 * MAX_CREDIT_REASON),
        key: z.uuid().describe("Of one grant: sent again, it is given once"),
      }),
    )
    .output(z.object({ balance: Money })),
};
