import { box, drawing, ellipse, linear, path, stroke } from "./paint.ts";

interface Glass {
  drink: [light: string, deep: string];
  /** Cream, foam or milk on top, or none. */
  crown?: string;
  straw?: string;
  ice?: boolean;
  garnish?: string;
}

/** A tall glass, three quarters full. */
const glass = ({ drink, crown, straw, ice, garnish = "" }: Glass): string =>
  drawing(
    linear("drink", ...drink) + linear("rim", "#ffffff", "#cfe0e6", false),
    `${straw ? `${stroke("M17.5 24L21.6 2.4", straw, 1.3)}${stroke("M17.2 24L21.2 2.6", "#ffffff", 0.35, 'opacity=".5"')}` : ""}
    ${path("M8.4 5h15.2l-1.9 23.4c-.1.9-.8 1.6-1.8 1.6h-7.8c-1 0-1.7-.7-1.8-1.600z", "#e4f0f2", 'opacity=".55"')}
    ${path("M9.1 10.200h13.800L21.6 27.400c-.1.7-.6 1.2-1.3 1.200h-8.600c-.7 0-1.2-.5-1.3-1.200z", "url(#drink)")}
    ${ice ? `${box(10.6, 11, 4.6, 4.6, 0.9, "#ffffff", 'opacity=".42" transform="rotate(-12 13 13)"')}${box(16, 12.6, 4.6, 4.6, 0.9, "#ffffff", 'opacity=".36" transform="rotate(16 18 15)"')}${box(12, 17, 4.2, 4.2, 0.9, "#ffffff", 'opacity=".26" transform="rotate(8 14 19)"')}` : ""}
    ${crown ? `${path("M9 10.600C8.6 7.6 11 6.4 12.8 7 13.6 5 18 4.6 19.2 6.800c2-.6 4.2 1 3.7 3.8-.4 1.8-13.4 1.8-13.9 0z", crown)}${ellipse(13.4, 8, 2, 0.7, "#ffffff", 'opacity=".6" filter="url(#soft)"')}` : ellipse(16, 10.2, 6.9, 1.1, drink[0])}
    ${ellipse(16, 5, 7.6, 1.3, "none", 'stroke="#ffffff" stroke-width=".5" opacity=".75"')}
    ${stroke("M10.6 8L12 26", "#ffffff", 0.9, 'opacity=".55" filter="url(#soft)"')}${garnish}`,
  );

const citrus = (rind: string, flesh: string) =>
  `${ellipse(23.4, 6.6, 3.6, 3.6, rind)}${ellipse(23.4, 6.6, 2.9, 2.9, "#fff6dc")}${ellipse(23.4, 6.6, 2.5, 2.5, flesh)}${stroke("M23.4 4.200v4.800M21 6.600h4.800M21.7 4.900l3.4 3.400M25.1 4.900l-3.4 3.4", "#fff6dc", 0.35)}`;

const mint = path(
  "M14 5.600C11.6 5.4 10.6 3.4 10.6 1.800c2.2 0 3.8 1.4 3.4 3.800zM14.4 5.600c-.6-2.2.6-4 2.6-4.6.8 2-.2 4-2.6 4.600z",
  "#6f9a45",
);

export const GLASSES: Record<string, () => string> = {
  "glass-lemonade": () =>
    glass({ drink: ["#ffd9c9", "#f08d86"], straw: "#c8321a", ice: true, garnish: citrus("#f0b429", "#ffdc6b") + mint }),
  "glass-iced-tea": () =>
    glass({ drink: ["#e8a650", "#a3561c"], straw: "#f4ead9", ice: true, garnish: citrus("#e8a824", "#ffd65c") }),
  "glass-iced-coffee": () => glass({ drink: ["#d9b48a", "#4c2a17"], straw: "#2f2622", ice: true }),
  "glass-lassi": () => glass({ drink: ["#ffd27a", "#f3a02d"], crown: "#fff3d2", garnish: mint }),
  "glass-milkshake": () =>
    glass({
      drink: ["#fbd3d3", "#e99aa2"],
      crown: "#fffaf3",
      straw: "#c8321a",
      garnish: ellipse(15.6, 4.6, 1.7, 1.6, "#c42b2b"),
    }),
  "glass-green": () => glass({ drink: ["#cfe09a", "#7ea04a"], straw: "#f4ead9", garnish: mint }),
  "glass-hibiscus": () =>
    glass({ drink: ["#d65a72", "#7c1733"], ice: true, straw: "#f4ead9", garnish: citrus("#8bb04a", "#c9df8a") }),
};
