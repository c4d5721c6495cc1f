import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useFavorite } from "../../restaurants/favorites.ts";
import { HeartButton } from "../../restaurants/heart-button.tsx";
import { useAskToSignIn } from "./sign-in-to-like.tsx";

interface ItemHeartProps {
  id: number;
  name: string;
  size?: "card" | "cover";
  className?: string;
  stop?: boolean;
}

/** The heart of an item (members §15): it toggles a member's like, and asks a visitor to sign in first. */
export function ItemHeart({ id, name, size = "card", className, stop = true }: ItemHeartProps) {
  useWords();
  const { who, liked, set } = useFavorite("item", id);
  const ask = useAskToSignIn();
  const press = () => {
    if (who === "visitor") ask(() => set(true));
    else set(!liked, () => ask(() => set(true)));
  };
  return (
    <HeartButton
      liked={liked}
      label={m.favorites_like({ name })}
      onPress={press}
      size={size}
      stop={stop}
      {...(className === undefined ? {} : { className })}
    />
  );
}
