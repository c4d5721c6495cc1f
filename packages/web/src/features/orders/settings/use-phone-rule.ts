import { isDeliveryPhone } from "@tablee/domain/orders/delivery-phone";
import type { Currency } from "@tablee/domain/money/minor";
import { useEffect, useState } from "react";

const loadRule = () => import("@tablee/domain/orders/read-delivery-phone");
type Rule = Awaited<ReturnType<typeof loadRule>>["readDeliveryPhone"];

/**
 * Whether a courier can call the number, by the server's rule. The numbering plans of all countries load with the first
 * number; until then, or if they cannot be loaded, only its form is checked.
 */
export function useIsPhone(phone: string, currency: Currency): boolean {
  const [rule, setRule] = useState<{ read: Rule } | null>(null);
  const given = phone.trim() !== "";
  useEffect(() => {
    if (!given || rule) return undefined;
    let gone = false;
    const take = ({ readDeliveryPhone }: { readDeliveryPhone: Rule }) => {
      if (!gone) setRule({ read: readDeliveryPhone });
    };
    loadRule().then(take, () => undefined);
    return () => {
      gone = true;
    };
  }, [given, rule]);
  return !given || !rule ? isDeliveryPhone(phone) : rule.read(phone, currency) !== null;
}
