import type { Place } from "@tablee/contract/places/places.schema";
import { useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { knownPosition, locate } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";

type Outcome = "found" | "refused" | "nothing" | "failed";

const WORDS: Record<Outcome, () => string> = {
  found: () => m.settings_position_found(),
  refused: () => m.settings_position_refused(),
  nothing: () => m.settings_position_nothing(),
  failed: () => m.settings_position_failed(),
};

export interface CurrentAddress {
  asking: boolean;
  /** The outcome in a sentence; null before the first request. */
  words: string | null;
  found: boolean;
  ask: () => void;
  /** Called when something else is typed. */
  forget: () => void;
}

/**
 * Finds the address of the device's position (places §11), for `take` to use. If the position is refused, the fallback position is not
 * used as an address: suggestions only start from it if the restaurant has no position of its own.
 */
export function useCurrentAddress(take: (place: Place) => void): CurrentAddress {
  const { orpc, platform } = useAppContext();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const turn = useRef(0);

  const look = async (mine: number): Promise<Outcome> => {
    if (!(await locate(platform))) return "refused";
    const { latitude, longitude } = knownPosition();
    try {
      const [place] = (await orpc.places.reverse.call({ latitude, longitude })).results;
      if (!place) return "nothing";
      // Input typed in the meantime takes precedence.
      if (turn.current === mine) take(place);
      return "found";
    } catch {
      return "failed";
    }
  };
  const ask = () => {
    if (asking) return;
    const mine = (turn.current += 1);
    setAsking(true);
    void look(mine)
      .then((came) => setOutcome(turn.current === mine ? came : null))
      .finally(() => setAsking(false));
  };
  const forget = () => {
    turn.current += 1;
    setOutcome(null);
  };
  return { asking, words: outcome && WORDS[outcome](), found: outcome === "found", ask, forget };
}
