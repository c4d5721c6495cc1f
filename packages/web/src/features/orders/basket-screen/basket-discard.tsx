import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useBasket } from "../basket/basket-store.ts";

interface BasketDiscardProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** orders §6: the basket holds another restaurant's items, so one of the two has to go. */
export function BasketDiscard({ open, onDiscard, onKeep }: BasketDiscardProps) {
  const language = useLanguage();
  const { restaurant } = useBasket();
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onKeep())}
      tone="primary"
      title={m.basket_discard_title()}
      description={restaurant ? m.basket_discard_text({ other: textIn(restaurant.name, language) }) : undefined}
      confirmLabel={m.basket_discard_confirm()}
      cancelLabel={m.basket_discard_cancel()}
      onConfirm={onDiscard}
    />
  );
}
