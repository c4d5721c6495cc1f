import { box, drawing, ellipse, linear, path, radial, stroke, turned } from "./paint.ts";
import * as top from "./toppings.ts";

const CHIP = linear("chip", "#ffe08a", "#e6a53a") + linear("chip-side", "#f0bb4f", "#c98424");
const chip = (x: number, y: number, length: number, turn: number) =>
  turned(
    `${box(x, y, 2.5, length, 0.5, "url(#chip)")}${box(x + 1.7, y, 0.8, length, 0.4, "url(#chip-side)")}`,
    turn,
    x + 1.2,
    y + length,
  );

const curd = (x: number, y: number, size: number) =>
  `${ellipse(x, y + 0.3, size, size * 0.78, "#7a4a20", 'opacity=".3"')}${path(`M${x - size} ${y}c0-${size * 0.9} ${size * 0.7}-${size} ${size * 1.2}-${size * 0.75} ${size * 0.7}-.1 ${size} ${size * 0.5} ${size * 0.75} ${size} -.2 ${size * 0.7}-${size * 1.2} ${size * 0.75}-${size * 1.5} ${size * 0.45}-.3-.1-.45-.4-.45-.7z`, "url(#curd)")}`;

/** Fries, curds that squeak, brown gravy: the one dish that no emoji has. */
const poutine = () =>
  drawing(
    CHIP +
      linear("gravy", "#a5622c", "#6a3616") +
      radial("curd", "#fffdf4", "#efdcae") +
      linear("glaze", "#f4ece0", "#bfae9c", false),
    `${chip(6, 4, 12, -26)}${chip(9, 2.5, 13, -14)}${chip(12, 1, 13, -4)}${chip(16, 1.5, 13, 6)}${chip(19.5, 2.5, 13, 16)}${chip(22.5, 5, 11, 28)}${chip(14, 3.5, 12, 12)}${chip(10.5, 5, 11, -20)}${chip(18, 4, 12, -6)}${chip(7.5, 7, 9, -34)}${chip(21, 7, 10, 34)}
    ${path("M6 15C6 11.6 9.4 11.8 10.4 9.800c1-2 3.2-2.4 4.6-1 1-1.6 4-1.4 4.6.6 1.4-.8 3.4 0 3.6 1.8 2 .4 3.4 2 2.8 4.400z", "url(#gravy)")}
    ${stroke("M10 11.600c1-.8 2-1 2.8-.6M17 9.400c.8-.2 1.4 0 1.8.6", "#e0a468", 0.6, 'opacity=".8"')}
    ${curd(9.6, 12.6, 2)}${curd(14.4, 10.6, 2.2)}${curd(19.4, 12, 2)}${curd(23.2, 14, 1.6)}${curd(15.6, 14, 1.8)}
    ${path("M3 14.600h26C29 22.6 24.6 28.2 21.4 29H10.600C7.4 28.2 3 22.6 3 14.600z", "url(#glaze)")}
    ${path("M3 14.600h26c0 .7 0 1.3-.1 1.900H3.100C3 15.9 3 15.3 3 14.600z", "#ffffff", 'opacity=".5"')}
    ${path("M8.4 14.400h5c.2 2.6-.4 4.8-1.4 4.800s-1-2-1.6-2-.6 1-1.2 1-1-1.8-.8-3.800zM19 14.400h3.400c.2 1.6-.2 3-1 3s-.8-.9-1.3-.9c-.7 0-1.2-.8-1.1-2.100z", "url(#gravy)")}
    ${stroke("M6 18.600C7 22.6 9 25.6 11 27.2", "#ffffff", 0.9, 'opacity=".45" filter="url(#soft)"')}`,
  );

const pizzaTops = () =>
  [
    [10, 14],
    [15, 11.6],
    [20.6, 13.2],
    [13, 17.6],
    [19, 17.8],
    [23.4, 16.4],
    [8.6, 17.2],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `${ellipse(x, y + 0.3, 1.7, 1.15, "#7a2a12", 'opacity=".35"')}${ellipse(x, y, 1.7, 1.15, "url(#tomato)")}`,
    )
    .join("");

/** A whole pizza, seen from a little above. */
const pizza = () =>
  drawing(
    top.TOPPING_COLOURS + linear("crust", "#f2bd74", "#b8702f") + radial("melt", "#ffe6a0", "#f0b04a"),
    `${path("M1.5 15.500C1.5 10 8 7 16 7s14.5 3 14.5 8.500v2.200C30.5 23 24 26 16 26S1.5 23 1.5 17.700z", "url(#crust)")}
    ${ellipse(16, 15.4, 14.4, 8.3, "url(#crust)")}${ellipse(16, 15.2, 12.4, 6.8, "#c8452a")}${ellipse(16, 15, 12, 6.4, "url(#melt)")}
    ${stroke("M16 8.700v12.600M4.6 14l22.8 2.400M7 19l18-8", "#d79233", 0.35, 'opacity=".7"')}
    ${pizzaTops()}${top.leaf(12.4, 14.4, 20)}${top.leaf(18, 14.9, -30, "url(#leaf-dark)")}${top.leaf(16, 19.4, 10)}
    ${stroke("M4 12.600C6.4 9.6 10.6 8.2 14 7.9", "#fff3d6", 0.8, 'opacity=".55" filter="url(#soft)"')}`,
  );

const bite = (x: number, y: number, middle: string) =>
  `${path(`M${x - 3.4} ${y}v4.600c0 1.3 1.5 2.3 3.4 2.300s3.4-1 3.4-2.300V${y}z`, "#26302a")}${ellipse(x, y, 3.4, 2.3, "#26302a")}${ellipse(x, y, 2.9, 1.9, "url(#rice)")}${middle}${stroke(`M${x - 2.7} ${y + 1.9}v3.6`, "#ffffff", 0.4, 'opacity=".3"')}`;

/** Five maki, two rows. */
const maki = () =>
  drawing(
    top.TOPPING_COLOURS,
    bite(11, 9, ellipse(11, 9, 1.2, 0.9, "url(#salmon)")) +
      bite(19.6, 8.4, ellipse(19.6, 8.4, 1.2, 0.9, "url(#avocado)")) +
      bite(6.4, 16.4, ellipse(6.4, 16.4, 1.2, 0.9, "url(#tuna)")) +
      bite(15.2, 16.8, ellipse(15.2, 16.8, 1.2, 0.9, "url(#cucumber)")) +
      bite(24, 16, ellipse(24, 16, 1.2, 0.9, "url(#salmon)")),
  );

const skewer = (x: number, lean: number) =>
  turned(
    `${stroke(`M${x} 1.500V30`, "#c79a63", 0.7)}${[5, 10.2, 15.4, 20.6]
      .map(
        (y, index) =>
          `${box(x - 2.7, y, 5.4, 4.8, 1.5, index % 2 === 0 ? "url(#meat)" : "url(#pork)")}${stroke(`M${x - 1.7} ${y + 1.3}l3.2.6`, "#4a2113", 0.5, 'opacity=".55"')}${stroke(`M${x - 1.7} ${y + 3}l3.2.6`, "#4a2113", 0.5, 'opacity=".55"')}`,
      )
      .join("")}${ellipse(x, 9.9, 2.6, 1, "url(#tomato)")}${ellipse(x, 20.2, 2.6, 1, "url(#leaf)")}`,
    lean,
    x,
    30,
  );

const skewers = () => drawing(top.TOPPING_COLOURS, skewer(9, 8) + skewer(16, 12) + skewer(23, 16));

const samosa = (x: number, y: number, turn: number) =>
  turned(
    `${path(`M${x} ${y - 8}L${x + 8.5} ${y + 5.5}c.7 1.1 0 2.3-1.3 2.300h-14.400c-1.3 0-2-1.2-1.3-2.300z`, "url(#pastry)")}${stroke(`M${x - 6} ${y + 5.8}h12`, "#b06a26", 0.5, 'opacity=".6"')}${stroke(`M${x - 0.5} ${y - 4}l-3.6 6`, "#fff0c8", 0.7, 'opacity=".7" filter="url(#soft)"')}${ellipse(x + 1.8, y + 2, 1, 0.7, "#b06a26", 'opacity=".45"')}${ellipse(x - 1.6, y + 4, 0.8, 0.5, "#b06a26", 'opacity=".4"')}`,
    turn,
    x,
    y,
  );

const samosas = () =>
  drawing(linear("pastry", "#f5c877", "#c27a2e", false), samosa(11, 15, -8) + samosa(21, 16, 10) + samosa(16, 20.5, 0));

export const PLATES: Record<string, () => string> = { poutine, "pizza-whole": pizza, maki, skewers, samosas };
