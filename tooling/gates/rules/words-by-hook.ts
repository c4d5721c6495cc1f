import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathInTree, isTest, type Node, reachedPath, type Rule, type RuleContext } from "../rule.ts";

const SCREENS = /^packages\/web\/src\/(?!paraglide\/)(?!.*(\.routes|\/entry-[\w-]+)\.tsx$).*\.tsx$/;
const MESSAGES = /paraglide\/messages\.js$/;
const SAYS_MESSAGES = /from "[^"]*paraglide\/messages\.js"/;
const HOOKS = new Set(["useWords", "useLanguage"]);
const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name);
const isHook = (name: string): boolean => /^use[A-Z]/.test(name);

type Named = { name?: string };
interface Import {
  source: { value: string };
  importKind?: string;
  specifiers: { local: Named; importKind?: string }[];
}

const speaking = new Map<string, boolean>();
/** Whether a file of the web app uses messages, so that its exports may too. */
function speaks(file: string): boolean {
  const known = speaking.get(file);
  if (known !== undefined) return known;
  const says = existsSync(file) && SAYS_MESSAGES.test(readFileSync(file, "utf8"));
  speaking.set(file, says);
  return says;
}

/** Every node below this one, except property names, which are not references. */
function* below(node: unknown): Generator<Node> {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) yield* below(one);
    return;
  }
  const one = node as Node;
  if (typeof one.type === "string") yield one;
  for (const [field, value] of Object.entries(one)) {
    if (field === "parent" || field === "typeAnnotation" || field === "typeArguments") continue;
    if ((field === "property" || field === "key") && one["computed"] !== true) continue;
    yield* below(value);
  }
}

/**
 * The names that this file imports from messages, or from files that use messages. Components and hooks subscribe to
 * the language themselves.
 */
function importedWords(context: RuleContext, body: readonly Node[]): Set<string> {
  const words = new Set<string>();
  const file = pathInTree(context);
  for (const node of body) {
    if (node.type !== "ImportDeclaration") continue;
    const { source, importKind, specifiers } = node as unknown as Import;
    const target = reachedPath(file, source.value);
    if (importKind === "type" || target === null) continue;
    if (!MESSAGES.test(source.value) && !speaks(path.join(context.cwd, target))) continue;
    for (const { local, importKind: kind } of specifiers) {
      const name = local.name ?? "";
      if (kind !== "type" && !isComponent(name) && !isHook(name)) words.add(name);
    }
  }
  return words;
}

/** The top-level functions and constants of a file, by name. */
function declared(body: readonly Node[]): { name: string; node: Node }[] {
  return body.flatMap((statement) => {
    const node = (statement["declaration"] as Node | null | undefined) ?? statement;
    if (node.type === "FunctionDeclaration") return [{ name: (node["id"] as Named | null)?.name ?? "", node }];
    if (node.type !== "VariableDeclaration") return [];
    return (node["declarations"] as Node[]).map((one) => ({ name: (one["id"] as Named).name ?? "", node: one }));
  });
}

const mentions = (node: Node, words: ReadonlySet<string>): boolean =>
  [...below(node)].some((one) => one.type === "Identifier" && words.has((one as Named).name ?? ""));
const asksHook = (node: Node): boolean =>
  [...below(node)].some((one) => one.type === "CallExpression" && HOOKS.has((one["callee"] as Named).name ?? ""));

/**
 * A component that shows messages must call `useWords` (or take the language), or it would not follow a switch of
 * language.
 */
export const wordsByHook: Rule = {
  meta: { type: "problem", docs: { description: "A component that says words asks useWords or useLanguage." } },
  create(context): Record<string, (node: Node) => void> {
    const file = pathInTree(context);
    if (!SCREENS.test(file) || isTest(file)) return {};
    return {
      Program(program: Node) {
        const body = program["body"] as Node[];
        const words = importedWords(context, body);
        const all = declared(body);
        for (const { name, node } of all) {
          if (!isComponent(name) && !isHook(name) && mentions(node, words)) words.add(name);
        }
        for (const { name, node } of all) {
          if (isComponent(name) && mentions(node, words) && !asksHook(node)) {
            context.report({ node, message: `${name} says words: it asks useWords() to hear of another language.` });
          }
        }
      },
      ExpressionStatement(node: Node) {
        const call = node["expression"] as Node & { callee?: Named };
        if (call.type === "CallExpression" && call.callee?.name === "useLanguage") {
          context.report({ node, message: "Whoever only says words asks useWords()." });
        }
      },
    };
  },
};
