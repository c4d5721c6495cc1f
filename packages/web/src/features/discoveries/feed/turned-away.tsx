import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { textIn } from "@tablee/domain/language/text-in";
import { EyeOff, Flag, ThumbsDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { logFailure } from "../../../api/log-failure.ts";
import { useLanguage } from "../../../language/language.ts";
import { Said } from "../../../language/said.tsx";
import { m } from "../../../paraglide/messages.js";
import type { TurnedAway as Away } from "../about/offered-to.ts";
import { useReaction } from "../card/reactions.ts";
import { useReport } from "../card/use-report.ts";

const WORDS: Record<Away, { icon: ReactNode; text: () => string; undo: () => string }> = {
  "not-interested": { icon: <EyeOff />, text: () => m.discoveries_away_hidden(), undo: () => m.discoveries_undo() },
  dislike: { icon: <ThumbsDown />, text: () => m.discoveries_away_disliked(), undo: () => m.discoveries_undo() },
  report: { icon: <Flag />, text: () => m.discoveries_away_reported(), undo: () => m.discoveries_report_undo() },
};

export interface TurnedAwayProps {
  discovery: Discovery;
  by: Away;
  /** The look it replaces. On a phone a card is replaced by one line, a tile by a notice as high as its photo. */
  look?: keyof typeof LOOKS;
}

const LOOKS = {
  card: "flex-wrap p-5 tablet:aspect-4/5 tablet:flex-col tablet:justify-center tablet:text-center",
  tile: "min-h-full min-w-0 flex-col justify-center p-3 text-center tablet:p-5",
};

/** Replaces a card that has just been turned away: says what was done, and offers the undo. */
export function TurnedAway({ discovery, by, look = "card" }: TurnedAwayProps) {
  const language = useLanguage();
  const { toggle } = useReaction(discovery.id, by);
  const report = useReport(discovery.id);
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the menu could not return the focus to it.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
    }, 300);
    return () => clearTimeout(timer);
  }, []);
  const { icon, text, undo: word } = WORDS[by];
  const takeBack = () => (by === "report" ? report.toggle() : toggle(logFailure));
  return (
    <div
      role="group"
      aria-label={textIn(discovery.name, language)}
      className={`flex items-center gap-x-4 gap-y-3 rounded-card bg-sunken text-ink-2 ${LOOKS[look]}`}
    >
      <span aria-hidden="true" className="[&>svg]:size-6">
        {icon}
      </span>
      <div className={look === "card" ? "min-w-0 flex-1 basis-[10rem] tablet:flex-none tablet:basis-auto" : "w-full"}>
        <p className="truncate font-display text-t3 text-ink">
          <Said text={discovery.name} />
        </p>
        <p role="status" className="mt-0.5 text-bs text-balance">
          {text()}
        </p>
      </div>
      <Button ref={undo} variant="outline" size="sm" onClick={takeBack}>
        {word()}
      </Button>
    </div>
  );
}
