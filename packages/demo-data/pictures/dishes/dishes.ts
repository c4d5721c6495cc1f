import type { DrawnPicture } from "../../src/pictures.ts";
import type { Scene } from "../scene.ts";
import { asianDishes } from "./asia.ts";
import { counterDishes } from "./counter.ts";
import { drinks } from "./drinks.ts";
import { firstDrawnDishes } from "./first-drawn.ts";
import { sweetDishes } from "./morning-and-sweets.ts";
import { tableDishes } from "./table.ts";

/** Every picture that the data may name has a scene, and no scene is drawn for nobody. */
export const dishScenes: Record<DrawnPicture, Scene> = {
  ...firstDrawnDishes,
  ...counterDishes,
  ...tableDishes,
  ...asianDishes,
  ...sweetDishes,
  ...drinks,
};
