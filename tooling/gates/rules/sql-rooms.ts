import { pathInTree, isTest, literalText, type Node, onReach, type Rule } from "../rule.ts";

const ROOMS = /\.(queries|table|relations)\.ts$|(^|\/)database\/|drizzle\.config\.ts$/;
const DRIVERS = /^(drizzle-orm|pg|@electric-sql\/pglite)(\/|$)/;
const STATEMENT = /^\s*(select|insert|update|delete|with|create|alter|drop|truncate|begin|listen|notify|lock|set)\b/i;

/**
 * SQL is allowed only in *.queries.ts, *.table.ts (and the relations between tables) and database/: elsewhere there
 * must be no query builder, table or statement. A table's types may be imported anywhere.
 */
export const sqlRooms: Rule = {
  meta: { type: "problem", docs: { description: "SQL lives in *.queries.ts, *.table.ts and database/ only." } },
  create(context) {
    const file = pathInTree(context);
    if (!/^(packages\/server|apps\/host)\//.test(file) || ROOMS.test(file) || isTest(file)) return {};
    const where = "SQL lives in *.queries.ts, *.table.ts and database/.";
    return {
      ...onReach((node, specifier, types) => {
        if (types) return;
        if (DRIVERS.test(specifier)) context.report({ node, message: `${specifier} is imported here: ${where}` });
        if (specifier.endsWith(".table.ts")) context.report({ node, message: `A table is imported here: ${where}` });
      }),
      CallExpression(node: Node) {
        const callee = node.callee as { type: string; property?: { name?: string } };
        const first = literalText((node.arguments as unknown[])[0]);
        if (callee.type !== "MemberExpression" || first === null || !STATEMENT.test(first)) return;
        if (/^(query|execute|exec)$/.test(callee.property?.name ?? "")) {
          context.report({ node, message: `A statement is sent from here: ${where}` });
        }
      },
      TaggedTemplateExpression(node: Node) {
        if ((node.tag as { name?: string }).name === "sql") {
          context.report({ node, message: `A statement is written here: ${where}` });
        }
      },
    };
  },
};
