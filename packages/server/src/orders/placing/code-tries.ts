import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import { tidyCode } from "@tablee/domain/menus/offer";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { limitKey, networkKey } from "../../http/caller-address.ts";
import type { Context } from "../../http/context.ts";
import type { LimitName } from "../../ports/limits.ts";

/** The outcome of trying an offer code, with its effect on the limits for wrong codes. */
interface CodeTry {
  /** Set if the caller has tried too many wrong codes; the code must then not be looked up. Otherwise null. */
  problem: OrderProblem | null;
  /**
   * Must be called once the order's problems are known. Only a code that does not exist counts against the limits, and
   * each such code only once.
   */
  settle: (problems: readonly OrderProblem[]) => Promise<void>;
}

const NO_TRY: CodeTry = { problem: null, settle: async () => {} };

/**
 * Counts a code against the limits before it is looked up (menus §42), so that simultaneous tries cannot exceed them.
 * The counters are: the member, or a visitor's address, at this restaurant; the network, everywhere; and everyone
 * together at this restaurant.
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
      // A basket is quoted again and again with the same code in it.
      const isNew = isWrong && (await limits.take("offer_codes_again", `${caller} ${written}`)) === null;
      if (!isNew) await giveBack();
    },
  };
};
