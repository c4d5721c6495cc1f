import { useState } from "react";

/**
 * What is typed, until one leaves the field. The draft's value shows again where it changes meanwhile, but never
 * under the fingers of whoever types. `save` answers whether what was typed could be taken.
 */
export function useTyped(kept: string, save: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? kept,
    onValueChange: setTyped,
    onBlur: () => {
      if (typed === null || typed.trim() === kept || save(typed.trim())) setTyped(null);
    },
  };
}
