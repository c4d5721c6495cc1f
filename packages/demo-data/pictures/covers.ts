import type { DrawnPicture } from "../src/pictures.ts";
import { dishScenes } from "./dishes/dishes.ts";
import type { Prop, Scene } from "./scene.ts";

interface Cover {
  /** The dish whose room the cover shows, and which stands in its middle. */
  dish: DrawnPicture;
  /** Four things along the table, from the left. */
  along: [string, string, string, string];
  near?: string;
}

/** Covers by the restaurant's ref. Those that studio/pictures.jsonl renders are not drawn. */
const COVERS: Record<string, Cover> = {
  "traiteur-belles-tables": {
    dish: "cheese-board",
    along: ["sandwich", "baguette-bread", "wine-glass", "custard-tart"],
    near: "grapes",
  },
};

const PLACES = [
  { x: 0.3, y: 0.8, size: 170 },
  { x: 0.41, y: 0.745, size: 220 },
  { x: 0.725, y: 0.75, size: 235 },
  { x: 0.84, y: 0.79, size: 165 },
];

/** Fruit and the like, which would otherwise be as large as a teapot. */
const SMALL = new Set(["olive", "lemon", "lime", "garlic", "egg", "cookie", "onion", "tomato", "mango", "hot-pepper"]);

const coverOf = ({ dish, along, near }: Cover): Scene => {
  const scene: Scene = dishScenes[dish];
  const back = along.map((subject, place): Prop => {
    const { x, y, size } = PLACES[place] ?? { x: 0.5, y: 0.75, size: 0 };
    return { subject, x, y, size: SMALL.has(subject) ? size * 0.66 : size };
  });
  return {
    ...scene,
    size: scene.size * 0.78,
    plateRadius: (scene.plateRadius ?? 300) * 0.8,
    company: (scene.company ?? []).map((one) => ({ ...one, dx: one.dx * 0.78, size: one.size * 0.78 })),
    unit: 0.92,
    middle: 0.565,
    base: 0.84,
    windowX: 0.02,
    back,
    front: [],
    near: near ? [{ subject: near, x: 0.95, y: 0.96, size: 240, look: { rotate: 14 } }] : [],
  };
};

export const coverScenes: Record<string, Scene> = Object.fromEntries(
  Object.entries(COVERS).map(([ref, cover]) => [ref, coverOf(cover)]),
);
