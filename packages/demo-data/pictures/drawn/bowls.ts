import { drawing, ellipse, linear, path, radial, stroke } from "./paint.ts";
import * as top from "./toppings.ts";

interface Bowl {
  /** Glaze, lit and in the shade. */
  glaze: [light: string, deep: string];
  /** What it is filled with, lit and in the shade. */
  filling: [light: string, deep: string];
}

/** A bowl seen from a little above; `toppings` lie in an ellipse about (16, 12) of 12 by 5.5. */
const bowl = ({ glaze, filling }: Bowl, toppings: string): string =>
  drawing(
    top.TOPPING_COLOURS +
      linear("glaze", ...glaze, false) +
      radial("filling", ...filling) +
      linear("inside", glaze[1], glaze[0]),
    `${path("M2 12C2 21 8 27.6 11 28.4h10C24 27.6 30 21 30 12z", "url(#glaze)")}
    ${path("M10.6 27.6h10.8l-.8 1.8H11.4z", glaze[1])}
    ${stroke("M4.4 16.5C5.6 21 8.4 24.6 10.6 26.2", "#ffffff", 0.9, 'opacity=".35" filter="url(#soft)"')}
    ${ellipse(16, 12, 14, 7, "url(#glaze)")}${ellipse(16, 12, 14, 7, "none", 'stroke="#ffffff" stroke-width=".35" opacity=".6"')}
    ${ellipse(16, 12.3, 12.7, 6.1, "url(#inside)")}${ellipse(16, 12.8, 12.3, 5.6, "url(#filling)")}
    ${ellipse(12, 10.6, 5, 1.5, "#ffffff", 'opacity=".22" filter="url(#softer)"')}${toppings}`,
  );

const pho = () =>
  bowl(
    { glaze: ["#f7f1e8", "#cfc0b0"], filling: ["#d99a4e", "#8c4f22"] },
    top.noodles("#fff6e4", "#d8c29a") +
      top.meatSlice(11, 11, -14, "url(#pork)") +
      top.meatSlice(14.5, 13.4, 6, "url(#pork)") +
      top.leaf(21, 10, 30) +
      top.leaf(22.6, 12.4, -24, "url(#leaf-dark)") +
      top.slice(19.4, 14.6, "#f3f7dd", "#8fb24a", 1.6) +
      top.seeds(
        [
          [16, 9.4],
          [24, 14],
          [9, 13.8],
        ],
        "#d2402c",
      ),
  );

const miso = () =>
  bowl(
    { glaze: ["#3a3230", "#171211"], filling: ["#d6a468", "#99622f"] },
    top.cube(11, 12, "url(#tofu)", 14) +
      top.cube(15.4, 13.6, "url(#tofu)", -10) +
      top.cube(20, 11.6, "url(#tofu)", 24) +
      top.leaf(13.6, 9.6, 12, "url(#leaf-dark)") +
      top.leaf(22.6, 14, -30, "url(#leaf-dark)") +
      top.slice(18, 9.4, "#dff0c0", "#6d9a42", 0.9) +
      top.slice(9, 14.6, "#dff0c0", "#6d9a42", 0.9),
  );

const poke = () =>
  bowl(
    { glaze: ["#9cc4c4", "#4f7f86"], filling: ["#ffffff", "#e7ddcf"] },
    top.riceMound(16, 12.4, 11.4, 4) +
      top.cube(9.6, 10.6, "url(#salmon)", 10) +
      top.cube(12.4, 9.2, "url(#salmon)", -14) +
      top.cube(12.2, 12, "url(#tuna)", 24) +
      top.cube(9.4, 13.4, "url(#salmon)", -6) +
      top.avocadoFan(19.4, 9.4, 8) +
      top.slice(22.4, 12.8, "url(#cucumber)", "#5d8a3f", 1.7) +
      top.slice(20, 14.6, "url(#cucumber)", "#5d8a3f", 1.7) +
      stroke("M14 15.6l4-1.6M14.6 16.6l3.6-1M13.4 14.6l4.4-1.8", "#ef8b34", 0.7) +
      top.seeds(
        [
          [11, 9.6],
          [17, 12],
          [15, 10.8],
          [13, 13.6],
          [18.6, 11.6],
        ],
        "#2c211b",
      ),
  );

const bibimbap = () =>
  bowl(
    { glaze: ["#4a4442", "#1e1a19"], filling: ["#ffffff", "#e2d6c6"] },
    top.riceMound(16, 12.6, 11.4, 3.4) +
      top.meatSlice(8.6, 11.4, 20) +
      top.meatSlice(9.6, 13.6, -8) +
      stroke("M20.6 9.2l4.2 1.6M20.2 10.4l4.4 1.4M20.6 11.6l4 .8", "url(#carrot)", 0.8) +
      top.leaf(21.6, 14.2, -16, "url(#leaf-dark)") +
      top.leaf(19.2, 15.6, 10) +
      top.slice(11.6, 16, "url(#mushroom)", "#8a6446", 1.4) +
      top.slice(11.8, 8.8, "url(#mushroom)", "#8a6446", 1.3) +
      ellipse(16, 11.6, 4.4, 2.9, "url(#egg-white)") +
      ellipse(16.2, 11.2, 2, 1.5, "url(#yolk)") +
      ellipse(15.6, 10.7, 0.6, 0.35, "#ffffff", 'opacity=".8"') +
      top.seeds(
        [
          [13, 10],
          [19, 12.6],
          [14.6, 14.6],
        ],
        "#fff3da",
      ),
  );

const lentils = () =>
  bowl(
    { glaze: ["#d8a15e", "#8d5326"], filling: ["#f2b548", "#c9751f"] },
    stroke("M9 13.4C12 8.6 20 9 22 12.6", "#fff3d6", 0.8, 'opacity=".85"') +
      stroke("M12 14.6C14.6 12 18 12.2 19.4 14", "#fff3d6", 0.6, 'opacity=".7"') +
      top.leaf(16.4, 11.4, 24) +
      top.leaf(14.6, 12.8, -40, "url(#leaf-dark)") +
      top.seeds(
        [
          [10.4, 11],
          [20.8, 15],
          [22.8, 11.4],
          [12, 15.6],
        ],
        "#7c3417",
      ),
  );

const borscht = () =>
  bowl(
    { glaze: ["#f2ece2", "#c3b4a6"], filling: ["#c2384a", "#7d1730"] },
    path("M11 12.6C11 9.6 17 8.4 19.6 10.4 22.4 12.6 19.8 15.4 16 15 13.4 14.8 11 14.4 11 12.6z", "#fffaf2") +
      stroke("M13 12.4C14.4 10.8 17.6 10.8 18.6 12.4", "#e5d9cc", 0.5) +
      stroke("M15 12.6l1-3M16 12.6l2.2-2.4M15.4 12.8l-1.8-2.4M17 13l2.6-1", "#5d8a3f", 0.5) +
      top.seeds(
        [
          [9, 11.4],
          [22.6, 12.6],
          [13, 16],
        ],
        "#e46b73",
      ),
  );

const chirashi = () =>
  bowl(
    { glaze: ["#b5483a", "#6f1f1a"], filling: ["#ffffff", "#e7ddcf"] },
    top.riceMound(16, 12.6, 11.4, 3.6) +
      top.meatSlice(10.4, 10.4, -20, "url(#salmon)") +
      top.meatSlice(12, 13.4, 4, "url(#salmon)") +
      top.meatSlice(20.6, 9.8, 16, "url(#tuna)") +
      top.meatSlice(21, 12.6, -6, "url(#tuna)") +
      top.prawn(16.2, 9.6, 10) +
      top.leaf(16, 15, 4, "url(#leaf-dark)") +
      top.slice(18.6, 15.4, "#ffd65c", "#e5a021", 1.4) +
      top.seeds(
        [
          [14.4, 11.8],
          [17, 12.4],
          [15.6, 13],
          [18, 13.4],
        ],
        "#f06a2c",
      ),
  );

const smoothieBowl = () =>
  bowl(
    { glaze: ["#e7cfae", "#a97c4f"], filling: ["#c77fa6", "#8a4273"] },
    top.slice(9.6, 11, "#fff1c4", "#e9c76c", 1.6) +
      top.slice(11.8, 9.2, "#fff1c4", "#e9c76c", 1.6) +
      top.slice(9.6, 13.8, "#fff1c4", "#e9c76c", 1.6) +
      ellipse(15.4, 11, 1.1, 1, "url(#berry)") +
      ellipse(17.2, 9.8, 1.1, 1, "url(#berry)") +
      ellipse(17.4, 12.4, 1.1, 1, "url(#berry)") +
      ellipse(15.6, 13.6, 1.1, 1, "url(#raspberry)") +
      ellipse(18.6, 14.6, 1.1, 1, "url(#raspberry)") +
      stroke("M20.4 9.4l2.6 1.2M20.8 11.6l3 .4M20.6 13.4l2.6-.6M22 14.8l1.6-1", "#c98f4c", 0.9) +
      top.leaf(14, 8.8, -30),
  );

const laksa = () =>
  bowl(
    { glaze: ["#e9dccb", "#a9927b"], filling: ["#f0a05a", "#c65d26"] },
    top.noodles("#ffeeb8", "#d9a94e") +
      top.prawn(11.4, 11.6, -10) +
      top.prawn(20.4, 10.4, 24) +
      top.halfEgg(16, 14.2, -10) +
      top.leaf(21.6, 13.8, -30) +
      top.leaf(14, 8.8, 20, "url(#leaf-dark)") +
      top.seeds(
        [
          [9, 14.4],
          [18, 9],
          [24, 12],
        ],
        "#a8281c",
      ),
  );

export const BOWLS: Record<string, () => string> = {
  "bowl-pho": pho,
  "bowl-miso": miso,
  "bowl-poke": poke,
  "bowl-bibimbap": bibimbap,
  "bowl-lentils": lentils,
  "bowl-borscht": borscht,
  "bowl-chirashi": chirashi,
  "bowl-smoothie": smoothieBowl,
  "bowl-laksa": laksa,
};
