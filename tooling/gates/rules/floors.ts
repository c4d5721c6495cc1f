import { pathInTree, isTest, onReach, reachedPath, type Rule } from "../rule.ts";

/**
 * The floors that each floor may import. `inTests` lists those that its tests may import in addition, such as the
 * makers of demo data.
 */
export const FLOORS: Record<string, { folder: string; may: readonly string[]; inTests?: readonly string[] }> = {
  domain: { folder: "packages/domain", may: [] },
  contract: { folder: "packages/contract", may: ["domain"] },
  "design-system": { folder: "packages/design-system", may: [] },
  "demo-data": { folder: "packages/demo-data", may: ["contract", "domain"] },
  server: { folder: "packages/server", may: ["contract", "domain"], inTests: ["demo-data"] },
  web: { folder: "packages/web", may: ["contract", "domain", "design-system"], inTests: ["demo-data"] },
  host: { folder: "apps/host", may: ["server", "web", "demo-data"], inTests: ["contract", "domain"] },
  extension: { folder: "apps/extension", may: ["web"] },
  native: { folder: "apps/native", may: ["web"], inTests: ["domain"] },
  e2e: { folder: "e2e", may: ["demo-data"] },
  tooling: { folder: "tooling", may: ["domain", "contract", "demo-data", "server"] },
};

const floorOf = (file: string): string | undefined =>
  Object.keys(FLOORS).find((name) => file.startsWith(`${FLOORS[name]?.folder}/`));

/**
 * A floor may import only what its line in AGENTS.md allows, in whatever way: by package name, by a relative path, by
 * import() or only for a type. (no-restricted-imports checks neither import() nor the target of a relative path.)
 */
export const floors: Rule = {
  meta: { type: "problem", docs: { description: "A package imports only the floors that its line allows." } },
  create(context) {
    const file = pathInTree(context);
    const own = floorOf(file);
    const floor = own === undefined ? undefined : FLOORS[own];
    if (own === undefined || floor === undefined) return {};
    const allowed = isTest(file) ? [...floor.may, ...(floor.inTests ?? [])] : floor.may;
    return onReach((node, specifier) => {
      const named = /^@tablee\/([^/]+)/.exec(specifier)?.[1];
      const target = reachedPath(file, specifier);
      const reached = named ?? (target === null ? undefined : floorOf(target));
      if (reached === undefined || (reached === own && named === undefined)) return;
      if (reached === own) {
        context.report({ node, message: `${own} reaches its own files by a relative path, not as @tablee/${own}.` });
      } else if (!allowed.includes(reached)) {
        const may = allowed.length > 0 ? `only ${allowed.join(", ")}` : "nothing of ours";
        context.report({ node, message: `${own} may not import ${reached}: it imports ${may}.` });
      } else if (named === undefined) {
        context.report({ node, message: `Another floor is imported by its name: @tablee/${reached}/….` });
      }
    });
  },
};
