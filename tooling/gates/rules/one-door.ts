import { literalText, type Node, type Rule } from "../rule.ts";

/**
 * Forbids barrels: everything is imported from the file that defines it, so nothing is exported twice. Generated
 * message functions may be given another name.
 */
export const oneDoor: Rule = {
  meta: { type: "problem", docs: { description: "No file exports what another file makes." } },
  create(context) {
    const imported = new Set<string>();
    const message = "A second door: import this from the file that makes it (no barrels).";
    return {
      ImportDeclaration(node: Node) {
        if (literalText(node.source)?.includes("/paraglide/")) return;
        for (const one of node.specifiers as { local: { name: string } }[]) imported.add(one.local.name);
      },
      ExportAllDeclaration(node: Node) {
        context.report({ node, message });
      },
      ExportNamedDeclaration(node: Node) {
        const again = (node.specifiers as { local: { name: string } }[]).some((one) => imported.has(one.local.name));
        if (node.source || again) context.report({ node, message });
      },
    };
  },
};
