import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { LANE_WORDS } from "./lane-column.tsx";
import { type Board, LANES } from "../ticket/lanes.ts";

/** On a phone, where one lane fills the screen: the number of orders in each lane, with a link to it. */
export function LaneChips({ board }: { board: Board }) {
  useWords();
  const entries = [
    ...LANES.map((lane) => ({ id: lane as string, word: LANE_WORDS[lane](), count: board.lanes[lane].length })),
    { id: "planned", word: m.kitchen_planned(), count: board.planned.length },
  ].filter(({ id, count }) => id === "new" || count > 0);
  return (
    <div className="px-4 pt-3 tablet:hidden">
      <ChipRow label={m.kitchen_lanes()} className="-mx-4 px-4">
        {entries.map(({ id, word, count }) => (
          <Chip key={id} end={<span className="num font-bold">{count}</span>} onClick={() => showLane(id)}>
            {word}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function showLane(id: string): void {
  const lane = document.getElementById(`lane-${id}`);
  lane?.scrollIntoView({ inline: "start", block: "nearest" });
}
