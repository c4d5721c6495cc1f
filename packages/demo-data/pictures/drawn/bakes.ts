import { box, drawing, ellipse, linear, path, radial, stroke } from "./paint.ts";
import * as top from "./toppings.ts";

const BUN = linear("bun", "#f2bd78", "#c57f3b") + linear("crumb", "#fff1d4", "#eecf9c");

/** Smoked meat on rye: as much meat as the two slices can hold. */
const smokedMeat = () =>
  drawing(
    linear("rye", "#d9a566", "#9a6130") +
      linear("brisket", "#d0705c", "#8e3a33") +
      linear("mustard", "#ffd75c", "#e3a51f"),
    `${path("M4 23.500c0-1 .8-1.5 1.8-1.500h20.400c1 0 1.8.5 1.8 1.500v2c0 2-1.5 3.5-3.5 3.500h-17C5.5 29 4 27.5 4 25.500z", "url(#rye)")}
    ${[20.8, 18.4, 16, 13.6, 11.2]
      .map((y, index) => {
        const shift = index % 2 === 0 ? 0 : 0.9;
        return `${path(`M${3.4 + shift} ${y}c3-1.8 5 .6 8-.4s5-.8 8 .2 5-1.4 8.6.2c1.2.6 1 2.8-.4 3-4 .6-20 .6-23.6 0-1.4-.2-1.8-2.4-.6-3z`, "url(#brisket)")}${stroke(`M${5.4 + shift} ${y + 1.3}c3-1 5 .6 8-.2s6 .6 11 0`, "#f2b9a4", 0.4, 'opacity=".7"')}`;
      })
      .join("")}
    ${path("M5 11c4-1.6 18-1.6 22 0 .8.5.3 1.5-.5 1.6-1 .1-1.2 1.6-2.2 1.600s-1-1.4-2.2-1.400H9c-1.4 0-1.4 1-2.4 1-.9 0-.9-1-1.5-1.2-.8-.2-.9-1.2-.1-1.600z", "url(#mustard)")}
    ${path("M3.6 9C3.6 4.6 8 3 16 3s12.4 1.6 12.4 6c0 1.3-.9 2-2.2 2H5.800c-1.3 0-2.2-.7-2.2-2z", "url(#rye)")}
    ${stroke("M7 6.600C9 5.2 12 4.7 15 4.6", "#ffeccb", 1, 'opacity=".6" filter="url(#soft)"')}`,
  );

/** Lobster roll: the bun split on top, the way it is served by the sea. */
const lobsterRoll = () =>
  drawing(
    BUN + top.TOPPING_COLOURS + radial("claw", "#ff8a6c", "#c8321a"),
    `${path("M2.6 15c0-2.6 1.7-4.6 4.4-4.600h18c2.7 0 4.4 2 4.4 4.600v4H2.600z", "url(#crumb)")}
    ${[
      [6.6, 12, 2.6],
      [11, 10, 3],
      [16, 11, 3],
      [21, 10, 2.8],
      [25.4, 12, 2.4],
      [13.6, 13.6, 2.4],
      [19, 13.6, 2.4],
      [8.6, 14.4, 2],
      [23.4, 14.6, 2],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `${ellipse(x, y, r, r * 0.82, "url(#claw)")}${stroke(`M${x - r * 0.5} ${y - r * 0.1}c${r * 0.3}-${r * 0.4} ${r * 0.7}-${r * 0.4} ${r} -.1`, "#fff1e6", 0.55, 'opacity=".85"')}`,
      )
      .join("")}
    ${top.leaf(14, 9, 24)}${top.leaf(22.6, 11.8, -30, "url(#leaf-dark)")}${top.leaf(8, 11.4, 12, "url(#leaf-dark)")}
    ${path("M2 17c0-1.3 1-1.9 2.4-1.7 7.6 1 15.6 1 23.2 0 1.4-.2 2.4.4 2.4 1.700v3c0 3.6-3 6-6.4 6H8.400C5 26 2 23.6 2 20z", "url(#bun)")}
    ${stroke("M5.6 18.600c6 .8 12 1 17 .6", "#ffe6bd", 0.9, 'opacity=".65" filter="url(#soft)"')}`,
  );

/** A tart of egg custard, browned in spots. */
const custardTart = () =>
  drawing(
    linear("shell", "#efb566", "#a9652a") + radial("custard", "#ffe07a", "#f0a72e"),
    `${path("M4 12.600h24l-3 12.600c-.4 1.6-1.6 2.6-3.2 2.600H10.200c-1.6 0-2.8-1-3.2-2.600z", "url(#shell)")}
    ${[7.6, 11, 14.4, 17.6, 21, 24.4].map((x) => stroke(`M${x} 16.500l${(16 - x) * 0.12} 10`, "#8f5121", 0.5, 'opacity=".5"')).join("")}
    ${ellipse(16, 12.6, 12.6, 5.8, "url(#shell)")}${ellipse(16, 12.4, 10.8, 4.6, "url(#custard)")}
    ${ellipse(12.4, 11.4, 1.8, 0.8, "#6e3411", 'opacity=".75" filter="url(#soft)"')}${ellipse(19, 13.4, 2.2, 0.9, "#6e3411", 'opacity=".7" filter="url(#soft)"')}${ellipse(18.4, 10.6, 1.3, 0.6, "#6e3411", 'opacity=".6" filter="url(#soft)"')}${ellipse(13.6, 14.2, 1, 0.5, "#6e3411", 'opacity=".55" filter="url(#soft)"')}
    ${stroke("M8 10.600C9.6 9.4 12 8.8 14 8.7", "#fff6d8", 0.7, 'opacity=".8" filter="url(#soft)"')}`,
  );

/** Pouding chômeur: cake above, maple below, out of the oven in its ramekin. */
const ramekin = () =>
  drawing(
    linear("glaze", "#fbf5ea", "#c9b8a6", false) +
      radial("cake", "#ffd78c", "#cf8530") +
      linear("syrup", "#c9772a", "#7c3a10"),
    `${path("M4 14h24l-1.4 12.600c-.2 1.6-1.4 2.4-2.8 2.400H8.200c-1.4 0-2.6-.8-2.8-2.400z", "url(#glaze)")}
    ${[8, 11.2, 14.4, 17.6, 20.8, 24].map((x) => stroke(`M${x} 17.400v9`, "#b5a392", 0.45, 'opacity=".55"')).join("")}
    ${path("M3.4 14.400C3.4 6.6 9 4.6 16 4.600s12.6 2 12.6 9.800c0 1.4-25.2 1.4-25.2 0z", "url(#cake)")}
    ${path("M5 14.600c-.6-2.4 1.6-2.4 2.4-4 .8-1.4 2.6-.8 3.4.4 1 1.4 2.4-2.6 4.4-2 1.8.6 1.2 2.6 2.8 2.4 1.4-.2 2.2-2.6 4-1.8 1.6.6.8 2.4 2.4 2.8 1.4.3 2.4.8 2.2 2.2-.2 1.6-.4 3.6-1.4 3.600s-.8-2-1.6-2-.6 1-1.4 1-.8-1.6-1.6-1.600H9.200c-1 0-.8 2.4-1.8 2.400s-2-1.4-2.4-3.400z", "url(#syrup)")}
    ${stroke("M10 8.600C12 6.8 15 6.2 18 6.3", "#fff3d2", 0.9, 'opacity=".7" filter="url(#soft)"')}`,
  );

/** Thick toast with avocado and a soft egg. */
const toast = () =>
  drawing(
    top.TOPPING_COLOURS + linear("crust", "#d49a56", "#9b6029") + linear("crumb", "#fbe7c1", "#e6bf84"),
    `${path("M3 18.500C1 15.5 3.6 11 9 11h15c5 0 6.6 4 4.6 7v5.500c0 1.7-1.3 3-3 3H6c-1.7 0-3-1.3-3-3z", "url(#crust)")}
    ${path("M3.4 17C2 14 4.4 10 9.4 10h14.200c4.8 0 6.2 3.6 4.6 6.4-.9 1.6-2.4 2.8-4.6 2.800H8.400c-2.4 0-4.2-.7-5-2.200z", "url(#crumb)")}
    ${path("M5.4 15.600C4.6 12.8 7.4 11 10.4 11.200c3 .3 4-1.8 7-1.6 3.6.2 8.4.6 9 4 .5 2.7-2.6 4.3-5.6 4-3-.2-5 1.4-8 1.2-3.4-.2-6.7-.6-7.4-3.200z", "url(#avocado)")}
    ${top.leaf(8.6, 13.6, -20, "url(#leaf-dark)")}${top.leaf(23.4, 12.4, 30)}
    ${path("M10.4 12C10.4 8.4 13 6 16.4 6s6 2.4 6 6-2.6 5-6 5-6-1.4-6-5z", "url(#egg-white)")}${path("M14 10.600c0-1.7 1.2-2.8 2.8-2.800s2.8 1 2.8 2.600c0 1.8-1 2.6-1 4.200s-1.8 1.6-1.8 0-2.8-1.8-2.8-4z", "url(#yolk)")}
    ${ellipse(15.9, 9.3, 0.7, 0.5, "#ffffff", 'opacity=".8"')}${top.seeds(
      [
        [8, 16],
        [12.4, 15.6],
        [24.4, 14.6],
        [21, 16.6],
      ],
      "#b4352f",
    )}`,
  );

/** A tagine, its lid beside the point: closed, as it comes to the table. */
const tagine = () =>
  drawing(
    linear("clay", "#d9825a", "#8c3f25", false) + linear("lid", "#e08e63", "#99482b", false),
    `${path("M2.6 21h26.800c0 4.6-3 8-7 8H9.600c-4 0-7-3.4-7-8z", "url(#clay)")}
    ${path("M5 20.600C7 17.6 12.6 15.4 14.2 5.800h3.600c1.6 9.6 7.2 11.8 9.2 14.8 0 1.6-22 1.6-22 0z", "url(#lid)")}
    ${path("M2 19.600c0-.8.6-1.2 1.4-1.200h25.200c.8 0 1.4.4 1.4 1.200v1.200c0 .8-.6 1.2-1.4 1.200H3.400C2.6 22 2 21.6 2 20.800z", "url(#clay)")}
    ${ellipse(16, 4.8, 2.9, 2.5, "url(#lid)")}${stroke("M8.4 17.600c4.8 1.4 10.4 1.4 15.2 0", "#f6d9a8", 0.7)}${stroke("M11.8 14.200c2.6.8 5.8.8 8.4 0", "#f6d9a8", 0.6)}
    ${[9.4, 12.6, 16, 19.4, 22.6].map((x) => box(x - 0.45, 15.7, 0.9, 0.9, 0.2, "#f6d9a8", `transform="rotate(45 ${x} 16.2)"`)).join("")}
    ${stroke("M14 8.600c-.8 3.6-2.4 6-4.4 7.6", "#ffe2c4", 0.9, 'opacity=".5" filter="url(#soft)"')}`,
  );

export const BAKES: Record<string, () => string> = {
  "smoked-meat": smokedMeat,
  "lobster-roll": lobsterRoll,
  "custard-tart": custardTart,
  ramekin,
  toast,
  tagine,
};
