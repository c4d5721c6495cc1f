import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathInTree, isTest, onReach, reachedPath, type Rule } from "../rule.ts";

/** The rooms that each room may import. A sub-room with an entry of its own (`orders/stored`) is a separate room. */
export type RoomMap = Readonly<Record<string, readonly string[]>>;

/** The floors with a map of rooms, and the folders of their rooms. */
export const MAPPED_FLOORS = [
  { map: "packages/domain/room-map.json", rooms: "packages/domain/src/" },
  { map: "packages/contract/room-map.json", rooms: "packages/contract/src/" },
  { map: "packages/server/room-map.json", rooms: "packages/server/src/" },
  { map: "packages/web/room-map.json", rooms: "packages/web/src/features/" },
] as const;

/** The first cycle in the map, as a list of rooms that starts and ends with the same one, or null. */
export function circleIn(map: RoomMap): string[] | null {
  const done = new Set<string>();
  const walk = (room: string, way: readonly string[]): string[] | null => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return null;
    for (const next of map[room] ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of Object.keys(map)) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return null;
}

const maps = new Map<string, RoomMap>();
const readMap = (file: string): RoomMap => {
  let map = maps.get(file);
  if (!map) {
    map = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RoomMap) : {};
    maps.set(file, map);
  }
  return map;
};

/** The room of a file: the innermost folder with an entry in the map, or undefined. */
export const roomOf = (map: RoomMap, rooms: string, file: string): string | undefined => {
  if (!file.startsWith(rooms)) return undefined;
  const folders = file.slice(rooms.length).split("/").slice(0, -1);
  while (folders.length > 0) {
    const room = folders.join("/");
    if (map[room]) return room;
    folders.pop();
  }
  return undefined;
};

/**
 * A room may import another only if its floor's map allows it, including by import() and for types, and the map must
 * have no cycle. Tests may import what they need, because nothing imports them.
 */
export const roomMap: Rule = {
  meta: { type: "problem", docs: { description: "Rooms import each other along their floor's room-map.json only." } },
  create(context) {
    const file = pathInTree(context);
    const floor = MAPPED_FLOORS.find(({ rooms }) => file.startsWith(rooms));
    if (!floor || isTest(file)) return {};
    const map = readMap(path.join(context.cwd, floor.map));
    const own = roomOf(map, floor.rooms, file);
    if (own === undefined) return {};
    const circle = circleIn(map);
    return onReach((node, specifier) => {
      const target = reachedPath(file, specifier);
      const other = target === null ? undefined : roomOf(map, floor.rooms, target);
      if (other === undefined || other === own) return;
      if (map[own]?.includes(other) !== true) {
        context.report({ node, message: `${own} may not import the room ${other}: ${floor.map} does not say so.` });
      } else if (circle) {
        context.report({ node, message: `${floor.map} has a circle: ${circle.join(" -> ")}.` });
      }
    });
  },
};
