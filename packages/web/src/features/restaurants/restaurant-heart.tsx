import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useFavorite } from "./favorites.ts";
import { HeartButton } from "./heart-button.tsx";

/** The restaurant's heart, shown only to members (members §16). */
export function RestaurantHeart({ id, name, className }: { id: number; name: string; className?: string }) {
  useWords();
  const { who, liked, set } = useFavorite("restaurant", id);
  if (who !== "member") return null;
  return (
    <HeartButton
      liked={liked}
      label={m.favorites_like({ name })}
      onPress={() => set(!liked)}
      {...(className === undefined ? {} : { className })}
    />
  );
}
