import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { ShareButton } from "../sharing/share-button.tsx";
import { RestaurantFacts, ViewMenuButton } from "./restaurant-facts.tsx";
import { RestaurantHeart } from "./restaurant-heart.tsx";
import { RestaurantCover } from "./restaurant-picture.tsx";

interface RestaurantDialogProps {
  restaurant: RestaurantCard;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The restaurant card over the list (restaurants §21). */
export function RestaurantDialog({ restaurant, open, onClose, onClosed }: RestaurantDialogProps) {
  const language = useLanguage();
  const name = textIn(restaurant.name, language);
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => (next ? undefined : onClose())}
      onClosed={onClosed}
      title={name}
      closeLabel={m.restaurants_close()}
      footer={restaurant.has_menu ? <ViewMenuButton restaurant={restaurant} /> : null}
    >
      <RestaurantCover restaurant={restaurant} ratio="16/9" priority className="mb-4">
        <div className="absolute end-3 top-3 flex items-center gap-2">
          {restaurant.status === PREPARING ? null : (
            <ShareButton thing={{ type: "restaurant", item_id: restaurant.id, title: name }} variant="plate" />
          )}
          <RestaurantHeart id={restaurant.id} name={name} />
        </div>
      </RestaurantCover>
      <RestaurantFacts restaurant={restaurant} />
    </ResponsiveDialog>
  );
}
