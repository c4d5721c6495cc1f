import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { type Board, LANES } from "../ticket/lanes.ts";
import { LANE_DOTS, LANE_WORDS } from "./lane-column.tsx";

/** Empty lanes, folded to a strip at the edge so that the others have more room (kitchen §3). */
export function LaneStrips({ board }: { board: Board }) {
  useWords();
  const empty = [
    ...LANES.filter((lane) => lane !== "new" && board.lanes[lane].length === 0).map((lane) => ({
      id: lane as string,
      dot: LANE_DOTS[lane],
      word: LANE_WORDS[lane](),
    })),
    ...(board.planned.length === 0 ? [{ id: "planned", dot: "bg-line-control", word: m.kitchen_planned() }] : []),
  ];
  if (empty.length === 0) return null;
  return (
    <ul aria-label={m.kitchen_lanes_empty()} className="kitchen-strips grid min-h-0 gap-1.5 pb-4">
      {empty.map(({ id, dot, word }) => (
        <li
          key={id}
          className="ds-frame flex min-h-0 items-center justify-center gap-2 rounded-control bg-surface text-cap font-semibold text-ink-3 [writing-mode:vertical-rl]"
        >
          <span aria-hidden="true" className={`ds-mark size-[0.5625rem] rounded-full ${dot}`} />
          {word}
          <span className="sr-only">{m.kitchen_lane_empty()}</span>
        </li>
      ))}
    </ul>
  );
}
