import type { ImportLoss, ImportRemark } from "@tablee/contract/restaurants/import.contract";
import { m } from "../../../../paraglide/messages.js";

const LOSSES = {
  discount: () => m.management_loss_discount(),
  tax: () => m.management_loss_tax(),
  without_price: () => m.management_loss_without_price(),
  without_choices: () => m.management_loss_without_choices(),
  of_one_dish: () => m.management_loss_of_one_dish(),
  how_it_is_made: () => m.management_loss_how_it_is_made(),
  on_a_half: () => m.management_loss_on_a_half(),
  portion: () => m.management_loss_portion(),
  other_price: () => m.management_loss_other_price(),
  hidden: () => m.management_loss_hidden(),
  sold_out_until: () => m.management_loss_sold_out_until(),
  hours: () => m.management_loss_hours(),
  bundle: () => m.management_loss_bundle(),
  subtitle: () => m.management_loss_subtitle(),
  nowhere: () => m.management_loss_nowhere(),
  counts: () => m.management_loss_counts(),
  too_deep: () => m.management_loss_too_deep(),
  calories: () => m.management_loss_calories(),
  picture: () => m.management_loss_picture(),
  label: () => m.management_loss_label(),
  language: () => m.management_loss_language(),
  looks: () => m.management_loss_looks(),
  other: () => m.management_loss_other(),
} satisfies Record<ImportLoss, () => string>;

/** Returns how many things of a file cannot be represented. */
export const lostCount = (warnings: readonly ImportRemark[]): number =>
  warnings.reduce((sum, { times = 1 }) => sum + times, 0);

const kindOf = ({ loss = "other" }: ImportRemark): ImportLoss => loss;

/** What of one kind a file has that cannot be represented. */
interface LostKind {
  /** The kind in words: "Discounts and coupons". */
  what: string;
  count: number;
  /** The names that the file gives them: "Friends, Staff + 2"; null if it gives none. */
  names: string | null;
}

/** Returns each kind once, in the file's order. */
export function lossesByKind(warnings: readonly ImportRemark[]): LostKind[] {
  const kinds = [...new Set(warnings.map(kindOf))];
  return kinds.map((loss) => {
    const lost = warnings.filter((one) => kindOf(one) === loss);
    const names = [...new Set(lost.flatMap(({ name }) => (name ? [name] : [])))];
    const count = lostCount(lost);
    const rest = count - names.length;
    const said = names.join(", ");
    return { what: LOSSES[loss](), count, names: said === "" ? null : rest > 0 ? `${said} + ${rest}` : said };
  });
}
