type Attributes = Readonly<Record<string, string>>;
export type IconPart = readonly [name: string, attributes: Attributes];

/** Relative to where the path before it has ended: said from the beginning instead, as it was meant. */
const RELATIVE_START = /^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)(?=(\s*[-\d.])?)/;

const fromTheBeginning = (d: string): string =>
  d.replace(
    RELATIVE_START,
    (_, x: string, y: string, goesOn?: string) => `M${x} ${y}${goesOn === undefined ? "" : "l"}`,
  );

/** Clockwise, as lucide draws its outlines: what is filled has no holes that were none. */
const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

function rect(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const arc = (dx: number, dy: number): string => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : "");
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}z`;
}

/** Which attributes a shape may have: with any other it has a look of its own. */
const SHAPES: Record<string, { of: readonly string[]; path: (attributes: Attributes) => string }> = {
  path: { of: ["d"], path: ({ d = "" }) => fromTheBeginning(d) },
  circle: { of: ["cx", "cy", "r"], path: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)) },
  ellipse: {
    of: ["cx", "cy", "rx", "ry"],
    path: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  },
  line: { of: ["x1", "x2", "y1", "y2"], path: ({ x1, x2, y1, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { of: ["points"], path: ({ points }) => `M${points}` },
  polygon: { of: ["points"], path: ({ points }) => `M${points}z` },
  rect: {
    of: ["x", "y", "width", "height", "rx", "ry"],
    path: ({ x = "0", y = "0", width, height, rx, ry }) =>
      rect(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)),
  },
};

const partsOf = (node: readonly IconPart[]): IconPart[] =>
  node.map(([name, { key: _, ...attributes }]) => [name, attributes]);

/** What an icon consists of as the markup inside of its element: one path, where no part has a look of its own. */
export function drawingOf(node: readonly IconPart[]): string {
  const parts = partsOf(node);
  const isPlain = parts.every(([name, attributes]) =>
    Object.keys(attributes).every((attribute) => SHAPES[name]?.of.includes(attribute) ?? false),
  );
  if (isPlain) return `<path d="${parts.map(([name, attributes]) => SHAPES[name]?.path(attributes)).join("")}"/>`;
  return parts
    .map(([name, attributes]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${name}${written.join("")}/>`;
    })
    .join("");
}
