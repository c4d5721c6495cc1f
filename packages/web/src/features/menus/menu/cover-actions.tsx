import { useHearts } from "../card/hearts.ts";

interface CoverActionsProps {
  /** The id of the restaurant. */
  id: number;
  name: string;
}

/** Actions on a menu's cover: members make the restaurant a favourite, everybody can share it (menus §21). */
export function CoverActions({ id, name }: CoverActionsProps) {
  const late = useHearts();
  if (!late) return null;
  const { RestaurantHeart, ShareButton } = late;
  return (
    <div className="absolute end-3 top-3 mt-[env(safe-area-inset-top)] flex animate-appear gap-2 tablet:mt-0">
      <RestaurantHeart id={id} name={name} />
      <ShareButton thing={{ type: "restaurant", item_id: id, title: name }} variant="plate" />
    </div>
  );
}
