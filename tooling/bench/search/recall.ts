import { foldedWords } from "@tablee/domain/language/folded-words";
import { type Group, GROUPS, type Labelled } from "./labelled-set.ts";

/** One result of a search. */
export interface Answer {
  /** In all its languages. */
  names: readonly string[];
  cuisines: readonly string[];
}

export interface Recall {
  group: Group;
  asked: number;
  /** Fractions of queries whose answer came first, and among the first five. */
  first: number;
  five: number;
  isMet: boolean;
  missed: Labelled[];
}

const folded = (name: string): string => foldedWords(name).join(" ");

/**
 * Whether a result is what was meant: a thing with that name, or one that serves the requested cuisine or has it in its
 * name.
 */
export function isRight({ names, cuisines, query }: Labelled, answer: Answer): boolean {
  const found = answer.names.map(folded);
  if (!cuisines) return found.some((name) => names.includes(name));
  return (
    answer.cuisines.some((cuisine) => cuisines.includes(cuisine)) ||
    found.some((name) => [folded(query), ...names].some((word) => ` ${name} `.includes(` ${word} `)))
  );
}

const FIVE = 5;

/** Sends all queries, a few at once, and reports for each group how many were answered correctly. */
export async function measureRecall(
  set: readonly Labelled[],
  ask: (labelled: Labelled) => Promise<readonly Answer[]>,
  atOnce = 4,
): Promise<Recall[]> {
  const places = new Map<Labelled, number>();
  const waiting = [...set];
  const asker = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const labelled = one;
      const answers = await ask(labelled);
      places.set(
        labelled,
        answers.findIndex((answer) => isRight(labelled, answer)),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asker));
  return (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const of = set.filter((one) => one.group === group);
    if (of.length === 0) return [];
    const within = (most: number) =>
      of.filter((one) => (places.get(one) ?? -1) >= 0 && (places.get(one) ?? -1) < most).length / of.length;
    const [first, five] = [within(1), within(FIVE)];
    const [leastFirst, leastFive] = GROUPS[group];
    const missed = of.filter((one) => places.get(one) !== 0);
    return [{ group, asked: of.length, first, five, isMet: first >= leastFirst && five >= leastFive, missed }];
  });
}
