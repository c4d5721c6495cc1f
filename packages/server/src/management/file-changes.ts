import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { Text } from "@tablee/domain/language/text";
import { changesBetween } from "@tablee/domain/management/menu-difference";
import type { MenuChange } from "@tablee/domain/management/menu-draft";
import { laidText } from "./csv-menu.ts";

/**
 * Lines of the file replace those with the same ref; the others stay as they are, unless the file is the whole menu.
 */
export const changesOfFile = (live: EditedMenu, told: EditedMenu, whole: boolean): MenuChange[] =>
  changesBetween(live, {
    sections: merged(live.sections, told.sections, whole),
    items: merged(live.items, told.items, whole),
    modifier_groups: merged(live.modifier_groups, told.modifier_groups, whole),
    combos: merged(live.combos, told.combos, whole),
  });

interface Named {
  ref: string;
  name: Text;
  description?: Text;
}

function merged<Line extends Named>(live: readonly Line[], told: readonly Line[], whole: boolean): Line[] {
  const were = new Map(live.map((line) => [line.ref, line]));
  const lines = told.map((line) => overThere(were.get(line.ref), line));
  if (whole) return lines;
  const byRef = new Map(lines.map((line) => [line.ref, line]));
  return [...live.map((line) => byRef.get(line.ref) ?? line), ...lines.filter(({ ref }) => !were.has(ref))];
}

/** A till's file has one language: translations made since its last import are kept. */
const overThere = <Line extends Named>(was: Line | undefined, line: Line): Line =>
  was
    ? {
        ...line,
        name: laidText(was.name, line.name),
        ...(was.description && { description: laidText(was.description, line.description) }),
      }
    : line;
