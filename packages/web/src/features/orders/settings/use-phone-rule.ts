import { isDeliveryPhone } from "@tablee/domain/orders/delivery-phone";
import type { Currency } from "@tablee/domain/money/minor";
import { useEffect, useState } from "react";

const loadRule = () => import("@tablee/domain/orders/read-delivery-phone");
type Rule = Awaited<ReturnType<typeof loadRule>>["readDeliveryPhone"];

/**
 * Returns whether a courier can call a number, by the server's rule. The numbering plans of all countries load with the first
 * number; until then, or if they cannot be loaded, only its form is checked.
 */
export function usePhoneRule(phone: string, currency: Currency): (phone: string) => boolean {
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
  return (text) => (text.trim() === "" || !rule ? isDeliveryPhone(text) : rule.read(text, currency) !== null);
}
