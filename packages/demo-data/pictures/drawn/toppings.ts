import { box, ellipse, linear, path, radial, stroke, turned } from "./paint.ts";

/** Gradients of the toppings; a drawing that uses any of them includes all. */
export const TOPPING_COLOURS = [
  radial("egg-white", "#ffffff", "#efe3d2"),
  radial("yolk", "#ffc94a", "#ef8a1c"),
  linear("leaf", "#8fb44e", "#4f7d33", false),
  linear("leaf-dark", "#5d8a3f", "#2f5a2b", false),
  linear("salmon", "#ff9d70", "#ef6a45", false),
  linear("tuna", "#e2604f", "#b4352f", false),
  radial("rice", "#ffffff", "#ece3d6"),
  linear("meat", "#b5694a", "#7b3d2b", false),
  linear("pork", "#f0c3a4", "#c98560", false),
  linear("tofu", "#fff6df", "#ead3a4", false),
  radial("tomato", "#f0654a", "#bf2f22"),
  linear("carrot", "#ffa44d", "#e8752a", false),
  linear("cucumber", "#d9ecb0", "#a9cf7c", false),
  linear("avocado", "#e6eba0", "#a8c258", false),
  radial("prawn", "#ffb394", "#e86e4c"),
  linear("mushroom", "#e4c9a8", "#a87c58", false),
  linear("cheese", "#fff3cf", "#f3d58c", false),
  radial("berry", "#7f86c9", "#3b3f83"),
  radial("raspberry", "#ef6b72", "#b42b46"),
].join("");

const at = (x: number, y: number, body: string, degrees = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${body}</g>`;

export const halfEgg = (x: number, y: number, turn = 0): string =>
  at(x, y, `${ellipse(0, 0, 3, 2.3, "url(#egg-white)")}${ellipse(0.2, 0.1, 1.5, 1.2, "url(#yolk)")}`, turn);

export const leaf = (x: number, y: number, turn = 0, fill = "url(#leaf)"): string =>
  at(
    x,
    y,
    `${path("M-2.6 0C-1.4-1.9 1.4-1.9 2.8 0 1.4 1.7-1.4 1.7-2.6 0z", fill)}${stroke("M-2 0H2.2", "#ffffff", 0.18, 'opacity=".5"')}`,
    turn,
  );

export const cube = (x: number, y: number, fill: string, turn = 0, size = 2.6): string =>
  at(
    x,
    y,
    `${box(-size / 2, -size / 2 + 0.5, size, size, 0.6, "#3a1d10", 'opacity=".22"')}${box(-size / 2, -size / 2, size, size, 0.6, fill)}${stroke(`M${-size / 2 + 0.5} ${-size / 2 + 0.7}L${size / 2 - 0.6} ${-size / 2 + 1.3}`, "#ffffff", 0.3, 'opacity=".55"')}`,
    turn,
  );

export const slice = (x: number, y: number, fill: string, rim: string, radius = 1.8): string =>
  `${ellipse(x, y + 0.35, radius, radius * 0.72, "#3a1d10", 'opacity=".2"')}${ellipse(x, y, radius, radius * 0.72, fill, `stroke="${rim}" stroke-width=".4"`)}`;

export const meatSlice = (x: number, y: number, turn = 0, fill = "url(#meat)"): string =>
  at(
    x,
    y,
    `${path("M-3.4.6C-3-1.6 2.6-2 3.4-.4 3.8 1-2.8 2.4-3.4.6z", fill)}${stroke("M-2.4.3C-.6-.7 1.2-.8 2.6-.3", "#ffffff", 0.35, 'opacity=".4"')}`,
    turn,
  );

export const prawn = (x: number, y: number, turn = 0): string =>
  at(
    x,
    y,
    `${stroke("M-2 1.2C-2.2-1.6 1.4-2.2 2 .2", "url(#prawn)", 1.7)}${stroke("M-1.5-.6l.8.5M-.2-1.3l.4.8M1.2-1l-.2.9", "#ffffff", 0.28, 'opacity=".7"')}${path("M1.7.3l1.4 1-1.6.5z", "#d95c3c")}`,
    turn,
  );

export const seeds = (places: [number, number][], colour = "#fff3da"): string =>
  places.map(([x, y], index) => at(x, y, ellipse(0, 0, 0.42, 0.22, colour), index * 47)).join("");

export const avocadoFan = (x: number, y: number, turn = 0): string =>
  at(
    x,
    y,
    [0, 1, 2, 3]
      .map((n) =>
        turned(
          path(
            "M-2.4 0C-1.6-1.6 1.6-1.6 2.4 0 1.4.9-1.4.9-2.4 0z",
            "url(#avocado)",
            'stroke="#6f9140" stroke-width=".3"',
          ),
          n * 13 - 18,
          0,
          4,
        ),
      )
      .join(""),
    turn,
  );

export const noodles = (colour: string, shade: string): string =>
  [
    [8.5, 13.2, 4, 17],
    [7.6, 11.6, 5, 20],
    [9.6, 15, 3, 13],
    [10, 10, 4, 14],
  ]
    .map(([x = 0, y = 0, rise = 0, run = 0]) => {
      const wave = `M${x} ${y}c${run * 0.2} -${rise} ${run * 0.35} ${rise * 0.7} ${run * 0.5} 0s${run * 0.3} -${rise * 0.6} ${run * 0.5} ${rise * 0.15}`;
      return `${stroke(wave, shade, 0.95)}${stroke(wave, colour, 0.65)}`;
    })
    .join("");

export const riceMound = (x: number, y: number, rx: number, ry: number): string =>
  `${path(`M${x - rx} ${y}C${x - rx} ${y - ry * 1.5} ${x + rx} ${y - ry * 1.5} ${x + rx} ${y} ${x + rx * 0.6} ${y + ry * 0.7} ${x - rx * 0.6} ${y + ry * 0.7} ${x - rx} ${y}z`, "url(#rice)")}${seeds(
    [
      [x - rx * 0.5, y - ry * 0.3],
      [x, y - ry * 0.6],
      [x + rx * 0.45, y - ry * 0.2],
      [x - rx * 0.1, y + ry * 0.1],
      [x + rx * 0.2, y - ry * 0.9],
    ],
    "#d9cdbb",
  )}`;
