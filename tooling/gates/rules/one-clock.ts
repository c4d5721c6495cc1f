import { pathInTree, isTest, type Node, onReach, type Rule } from "../rule.ts";

interface Call {
  callee: { type: string; name?: string; object?: { name?: string }; property?: { name?: string } };
  arguments: unknown[];
}

/**
 * The current time is an argument: the domain and the contract use no clock, no randomness and no I/O. The server reads
 * the time only from its services' clock, so that a test can set it.
 */
export const oneClock: Rule = {
  meta: { type: "problem", docs: { description: "No clock but services.clock; the domain does no I/O." } },
  create(context) {
    const file = pathInTree(context);
    const floor = /^packages\/(domain|contract|server)\/src\//.exec(file)?.[1];
    if (floor === undefined || isTest(file)) return {};
    const pure = floor !== "server";
    const clock = pure ? "the moment is an argument" : "ask services.clock";
    const clockRead = (node: Node): void => context.report({ node, message: `A clock is read here: ${clock}.` });
    return {
      ...onReach((node, specifier) => {
        if (pure && specifier.startsWith("node:")) {
          context.report({ node, message: `${floor} imports ${specifier}: it does no I/O.` });
        }
      }),
      NewExpression(node: Node) {
        const { callee, arguments: given } = node as unknown as Call;
        if (callee.name === "Date" && given.length === 0) clockRead(node);
      },
      CallExpression(node: Node) {
        const { callee } = node as unknown as Call;
        const name = `${callee.object?.name ?? ""}.${callee.property?.name ?? ""}`;
        if (name === "Date.now" || (pure && name === "performance.now")) clockRead(node);
        if (pure && /^(Math\.random|crypto\.(randomUUID|getRandomValues))$/.test(name)) {
          context.report({ node, message: `${floor} draws by chance here: the same input gives the same answer.` });
        }
        if (pure && callee.type === "Identifier" && /^(fetch|setTimeout|setInterval)$/.test(callee.name ?? "")) {
          context.report({ node, message: `${floor} calls ${callee.name}: it does no I/O.` });
        }
      },
    };
  },
};
