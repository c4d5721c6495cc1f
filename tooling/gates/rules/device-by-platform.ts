import { pathInTree, isTest, type Node, type Rule } from "../rule.ts";

const FACILITIES = new Set(["navigator", "localStorage", "sessionStorage", "indexedDB"]);
const GLOBALS = new Set(["window", "globalThis", "self"]);
/** The same in every shell's own view, and needed before there is a platform. */
const TOLD_ALIKE = new Set(["language", "languages"]);

const NOTHING: Record<string, (node: Node) => void> = {};

interface Name extends Node {
  name: string;
  parent: Node & { object?: Name; property?: Name; key?: Node };
}

/**
 * A browser tab, an extension and a native app have different ways to reach a clipboard, a camera or a storage, so the
 * app goes through its platform. Only the room `storage` accesses local storage directly, because all three have it.
 */
export const deviceByPlatform: Rule = {
  meta: { type: "problem", docs: { description: "What a device offers is reached through the platform." } },
  create(context) {
    const file = pathInTree(context);
    const isApp = /^(packages\/(web|design-system)|apps\/(extension|native))\/src\//.test(file);
    const isPlatform =
      /^(packages\/web\/src\/(platform|storage)|apps\/extension\/src\/platform)\//.test(file) ||
      file === "apps/native/src/native-platform.ts";
    if (!isApp || isPlatform || isTest(file)) return NOTHING;
    const report = (node: Node, name: string): void =>
      context.report({ node, message: `${name} is reached here: ask the platform, other shells have another way.` });
    return {
      Identifier(node: Node) {
        const { name, parent } = node as Name;
        if (!FACILITIES.has(name) || parent.key === node) return;
        const isMember = parent.type === "MemberExpression";
        // A property of this name on another object is fine, unless that object is the window itself.
        if (isMember && parent.property === node && !GLOBALS.has(parent.object?.name ?? "")) return;
        if (isMember && parent.object === node && TOLD_ALIKE.has(parent.property?.name ?? "")) return;
        report(node, name);
      },
      NewExpression(node: Node) {
        const { name } = node.callee as { name?: string };
        if (name === "Notification") report(node, name);
      },
    };
  },
};
