import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { housePath, onReach, reachedPath, type Rule } from "../rule.ts";

/** Feature -> the features that it may import. */
export type FeatureMap = Readonly<Record<string, readonly string[]>>;

const MAP_FILE = "packages/web/feature-map.json";
const IN_FEATURE = /^packages\/web\/src\/features\/([^/]+)\//;

/** The first circle of the map as a list of features that begins and ends with the same one, or null. */
export function circleIn(map: FeatureMap): string[] | null {
  const done = new Set<string>();
  const walk = (feature: string, way: readonly string[]): string[] | null => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature];
    if (done.has(feature)) return null;
    for (const next of map[feature] ?? []) {
      const circle = walk(next, [...way, feature]);
      if (circle) return circle;
    }
    done.add(feature);
    return null;
  };
  for (const feature of Object.keys(map)) {
    const circle = walk(feature, []);
    if (circle) return circle;
  }
  return null;
}

const maps = new Map<string, FeatureMap>();
function readMap(root: string): FeatureMap {
  const known = maps.get(root);
  if (known) return known;
  const file = path.join(root, MAP_FILE);
  const map = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FeatureMap) : {};
  maps.set(root, map);
  return map;
}

/** One feature of the web app imports another only along the declared map, and the map has no circle. */
export const featureMap: Rule = {
  meta: { type: "problem", docs: { description: `Features import each other along ${MAP_FILE} only.` } },
  create(context) {
    const file = housePath(context);
    const own = IN_FEATURE.exec(file)?.[1];
    if (own === undefined) return {};
    const map = readMap(context.cwd);
    const circle = circleIn(map);
    return onReach((node, specifier) => {
      const target = reachedPath(file, specifier);
      const other = target === null ? undefined : IN_FEATURE.exec(target)?.[1];
      if (other === undefined || other === own) return;
      if (map[own]?.includes(other) !== true) {
        context.report({ node, message: `${own} may not import the feature ${other}: ${MAP_FILE} does not say so.` });
      } else if (circle) {
        context.report({ node, message: `${MAP_FILE} has a circle: ${circle.join(" -> ")}.` });
      }
    });
  },
};
