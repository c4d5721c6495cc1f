import { useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { knownPosition, locate } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { chosenAddress } from "./basket-settings-place.ts";
import { basketStore } from "../basket/basket-store.ts";

type Outcome = "found" | "refused" | "nothing" | "failed";

const WORDS: Record<Outcome, () => string> = {
  found: () => m.settings_position_found(),
  refused: () => m.settings_position_refused(),
  nothing: () => m.settings_position_nothing(),
  failed: () => m.settings_position_failed(),
};

export interface CurrentAddress {
  asking: boolean;
  /** What came of it, in a sentence; null before it was asked. */
  words: string | null;
  found: boolean;
  ask: () => void;
  /** Something else was typed since. */
  forget: () => void;
}

/**
 * The address where the device is (places §11). Whoever refuses is not delivered to the fallback
 * position: it only is what suggestions start from where the restaurant has no position of its own.
 */
export function useCurrentAddress(): CurrentAddress {
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
      // Who has typed meanwhile knows better.
      if (turn.current === mine) basketStore.set({ delivery: chosenAddress(basketStore.get().delivery, place) });
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
