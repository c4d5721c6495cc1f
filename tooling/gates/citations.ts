import type { TreeFile } from "./tree-file.ts";

/** A page of the product's rules; its name is the first half of each citation. */
const PAGE = /^docs\/product\/([a-z]+)\.md$/;
/** A rule: a list entry that starts with its number. */
const RULE = /^- \*\*§(\d+)\*\* /gm;
/** A citation: a number, and the word before it. */
const CITED = /([\w.,"]*) ?§(\d+)/g;
/** Citations of documents that are not in the repository. A page of docs/decisions, such as page 001, is in it. */
const ELSEWHERE =
  /\bdecisions,? ?"|(?<!\b\d{3}-)\b(?:spec|decisions|ux|house|stack)\.md\b|\bmockups?\b|\(spec[,] |\bhouse rule \d|\bthe specification\b/i;

const rulesOf = (text: string): number[] => [...text.matchAll(RULE)].map(([, number]) => Number(number));

/** The citations in a line that lead nowhere. `rules` contains the numbers of each page. */
const problemsOfLine = (line: string, rules: ReadonlyMap<string, ReadonlySet<number>>): string[] => {
  const problems: string[] = [];
  for (const [cited, page = "", number] of line.matchAll(CITED)) {
    const known = rules.get(page);
    if (known === undefined) problems.push(`"${cited.trim()}" names no page of docs/product; cite as orders §12`);
    else if (!known.has(Number(number))) problems.push(`"${cited.trim()}" does not stand in docs/product/${page}.md`);
  }
  const [elsewhere] = ELSEWHERE.exec(line) ?? [];
  if (elsewhere !== undefined) problems.push(`"${elsewhere}" leads out of the repository; cite as orders §12`);
  return problems;
};

/** Citations of the product's rules that lead nowhere, and numbers that a page uses twice. */
export function problemsOfCitations(files: readonly TreeFile[]): string[] {
  const problems: string[] = [];
  const rules = new Map<string, ReadonlySet<number>>();
  for (const { path, text } of files) {
    const page = PAGE.exec(path)?.[1];
    if (page === undefined || text === null) continue;
    const numbers = rulesOf(text);
    const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
    if (twice !== undefined) problems.push(`${path}: §${twice} stands there twice`);
    rules.set(page, new Set(numbers));
  }
  for (const { path, text } of files) {
    if (text === null) continue;
    const cites = PAGE.test(path) ? text.replace(RULE, "") : text;
    for (const [at, line] of cites.split("\n").entries()) {
      for (const problem of problemsOfLine(line, rules)) problems.push(`${path}:${at + 1}: ${problem}`);
    }
  }
  return problems;
}
