import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import { tidyCode } from "@tablee/domain/menus/offer";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { limitKey, networkKey } from "../../http/caller-address.ts";
import type { Context } from "../../http/context.ts";
import type { LimitName } from "../../ports/rate-limits.ts";

/** Whoever asks for an offer by its code, as far as wrong ones are counted. */
interface CodeTry {
  /** That too many were wrong: the code is not looked at, and the order is priced without it. null: it is. */
  problem: OrderProblem | null;
  /** Once it is known what is wrong with the order: only a code that is none counts, and each of them once. */
  settle: (problems: readonly OrderProblem[]) => Promise<void>;
}

const NO_TRY: CodeTry = { problem: null, settle: async () => {} };

/**
 * Counts a code before it is looked at (menus §42), so that no two at once are more than one: of the member, or of a
 * visitor's address, at this restaurant; of the network, everywhere; and of all at this restaurant.
 */
export const tryCode = async (
  { limits, viewer, address }: Pick<Context, "limits" | "viewer" | "address">,
  { restaurant_id, code }: Pick<OrderRequest, "restaurant_id" | "code">,
): Promise<CodeTry> => {
  const written = tidyCode(code ?? "");
  if (written === "") return NO_TRY;
  const caller = `${restaurant_id} ${viewer ? `member ${viewer.account_id}` : limitKey(address)}`;
  const counted: [LimitName, string][] = [
    ["offer_codes", caller],
    ["offer_codes_network", networkKey(address)],
    ["offer_codes_restaurant", String(restaurant_id)],
  ];
  const waits = await Promise.all(counted.map(([name, key]) => limits.take(name, key)));
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  const giveBack = () => Promise.all(counted.map(([name, key]) => limits.giveBack(name, key)));
  if (wait > 0) {
    await giveBack();
    return { ...NO_TRY, problem: { code: "code_too_often", line: null, data: { retry_after: wait } } };
  }
  return {
    problem: null,
    settle: async (problems) => {
      const isWrong = problems.some((problem) => problem.code === "code_unknown");
      // A basket asks again and again with what stands in it.
      const isNew = isWrong && (await limits.take("offer_codes_again", `${caller} ${written}`)) === null;
      if (!isNew) await giveBack();
    },
  };
};
