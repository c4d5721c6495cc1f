import { pathInTree, isTest, literalText, type Node, type Rule } from "../rule.ts";

const HEX = /(^|[^&\w/])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;

const NOTHING: Record<string, (node: Node) => void> = {};

/** Components use colour roles (surface, ink, primary); only the tokens contain colour values. */
export const roleColours: Rule = {
  meta: { type: "problem", docs: { description: "Colours are named by their role, never by a value." } },
  create(context) {
    const file = pathInTree(context);
    if (!/^packages\/(web|design-system)\/src\/.*\.tsx?$/.test(file) || isTest(file)) return NOTHING;
    const check = (node: Node): void => {
      const text = literalText(node);
      if (text !== null && HEX.test(text)) {
        context.report({ node, message: "A colour's value: name its role, the value stands in the tokens." });
      }
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
