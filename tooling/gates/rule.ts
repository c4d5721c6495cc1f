import path from "node:path";

/** The parts of a syntax tree's node that our rules use. */
export interface Node {
  type: string;
  source?: Node | null;
  value?: unknown;
  [field: string]: unknown;
}

/** The part of the linter's rule interface that our rules use; the linter ships no types for it. */
export interface RuleContext {
  filename: string;
  cwd: string;
  report(problem: { node: Node; message: string }): void;
}

export interface Rule {
  meta: { type: "problem"; docs: { description: string } };
  create(context: RuleContext): Record<string, (node: Node) => void>;
}

/** The file's path from the root of the tree, with slashes: `packages/domain/src/money/tax.ts`. */
export const pathInTree = (context: RuleContext): string =>
  path.relative(context.cwd, context.filename).replaceAll(path.sep, "/");

/** Whether a file is a test, or exists only for tests. */
export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|(^|\/)testing\//.test(file);

/** The text of a string literal or of a template without placeholders, else null. */
export function literalText(node: unknown): string | null {
  if (typeof node !== "object" || node === null) return null;
  const { type, value, quasis } = node as { type: string; value?: unknown; quasis?: { value: { raw: string } }[] };
  if (type === "Literal" && typeof value === "string") return value;
  return type === "TemplateLiteral" && quasis ? quasis.map((quasi) => quasi.value.raw).join("…") : null;
}

/**
 * Calls back for every way in which a file can refer to another: import, export from, import() of values and types.
 * `types` is true if only types are imported.
 */
export function onReach(
  reach: (node: Node, specifier: string, types: boolean) => void,
): Record<string, (node: Node) => void> {
  const visit = (node: Node): void => {
    const specifier =
      literalText(node.source) ?? literalText((node.argument as { literal?: Node } | undefined)?.literal);
    if (specifier === null) return;
    const kind = node.importKind ?? node.exportKind;
    const inner = (node.specifiers as { importKind?: string }[] | undefined) ?? [];
    const innerTypes = inner.length > 0 && inner.every((one) => one.importKind === "type");
    reach(node, specifier, node.type === "TSImportType" || kind === "type" || innerTypes);
  };
  return {
    ImportDeclaration: visit,
    ExportAllDeclaration: visit,
    ExportNamedDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
}

/** The path of a relative specifier from the root of the tree; null for a package's name. */
export const reachedPath = (file: string, specifier: string): string | null =>
  specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : null;
