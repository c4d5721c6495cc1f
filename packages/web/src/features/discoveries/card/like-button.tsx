import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Heart } from "lucide-react";
import { useState } from "react";
import { logFailure } from "../../../api/log-failure.ts";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { useSession } from "../../../session/session.ts";
import { readToken } from "../../../session/token.ts";
import { useLike } from "./likes.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const LikePrompt = openedPart(async () => (await import("./like-prompt.tsx")).LikePrompt);

const LOOKS = {
  /** In the row below a card. */
  card: "min-h-11 gap-1.5 px-(--reaction-room) text-bs font-mid",
  /** Beside the title of a discovery. */
  title: "hit min-h-10 gap-1.5 font-semibold",
  /** Among buttons. */
  button: "min-h-11 gap-2 rounded-control bg-sunken px-3.5 font-semibold hover:bg-sunken-2",
} as const;

/** The heart and its count. Visitors are asked to sign in first (discoveries §15). */
export function LikeButton({ discovery, look = "card" }: { discovery: Discovery; look?: keyof typeof LOOKS }) {
  const language = useLanguage();
  const session = useSession();
  const prompt = useSheet(`like-${discovery.id}-${look}`);
  const [pressed, setPressed] = useState(false);
  const { liked, likes, shown, toggle } = useLike(discovery);
  const count = formatNumber(likes, language);
  if (!shown) return null;

  const press = () => {
    if (session.status === "visitor") return prompt.show();
    setPressed(true);
    return toggle((error) => (readToken() === null ? prompt.show() : logFailure(error)));
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={liked}
        aria-label={m.discoveries_like({ count: likes, shown: count })}
        onClick={press}
        className={`flex shrink-0 items-center ${LOOKS[look]} ${liked ? "text-primary" : ""}`}
      >
        <Heart
          key={String(liked)}
          aria-hidden="true"
          fill={liked ? "currentColor" : "none"}
          className={`${look === "title" ? "size-6" : "size-5"} stroke-[1.75] ${pressed ? "animate-pop" : ""}`}
        />
        <span className={`num ${liked ? "text-ink" : ""}`}>{count}</span>
      </button>
      {prompt.open ? <LikePrompt leave={prompt.hide} hide={prompt.hide} like={() => liked || press()} /> : null}
    </>
  );
}
