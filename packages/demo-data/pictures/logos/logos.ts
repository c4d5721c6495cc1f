import { ITALIC, UPRIGHT } from "./letters.ts";

type Mark = "plain" | "ring" | "sun" | "wave" | "leaf" | "dots" | "arch" | "band";

interface Logo {
  letter: { outline: string; box: readonly [number, number, number, number] };
  ground: string;
  ink: string;
  mark: Mark;
  /** The colour of the mark, if it is neither that of the background nor of the letter. */
  accent?: string;
}

const PAPER = "#FFFBF5";
const INK = "#1F1A17";

/** Monograms, by the restaurant's ref. */
export const logos: Record<string, Logo> = {
  "chez-margot": { letter: ITALIC.M, ground: INK, ink: PAPER, mark: "ring", accent: "#3a322c" },
  nakano: { letter: UPRIGHT.N, ground: "#2F4A5C", ink: PAPER, mark: "sun", accent: "#C8321A" },
  "boulangerie-des-erables": { letter: UPRIGHT.É, ground: "#E8C99A", ink: "#4A2A14", mark: "leaf", accent: "#C8632A" },
  "la-tia-lupe": { letter: ITALIC.L, ground: "#C2447A", ink: PAPER, mark: "sun", accent: "#F2A900" },
  "patisserie-sainte-cecile": { letter: ITALIC.C, ground: "#F4D3D3", ink: "#7A2E3B", mark: "dots", accent: "#E3A9AE" },
  "mei-yuan": { letter: UPRIGHT.Y, ground: "#A32A22", ink: "#F8E3B6", mark: "ring", accent: "#E0B45A" },
  "bar-sillon": { letter: ITALIC.S, ground: "#22303A", ink: "#F3A78C", mark: "wave", accent: "#33505E" },
  "maison-kerala": { letter: UPRIGHT.K, ground: "#E39A3B", ink: "#3F2410", mark: "arch", accent: "#F3BE6C" },
  "patati-et-cie": { letter: ITALIC.P, ground: "#F2C230", ink: "#B3261E", mark: "band", accent: "#E8A91C" },
  "nonna-rosaria": { letter: ITALIC.R, ground: "#2F6B3C", ink: PAPER, mark: "band", accent: "#C8321A" },
  "delicatessen-weissman": { letter: UPRIGHT.W, ground: "#7A1F1F", ink: "#F6E6C8", mark: "ring", accent: "#A84B3F" },
  "bagel-du-parc": { letter: UPRIGHT.B, ground: "#F0DDB8", ink: "#5A3A1C", mark: "ring", accent: "#C99A5B" },
  "traiteur-belles-tables": { letter: ITALIC.T, ground: "#5F6B4E", ink: "#FBF3E2", mark: "leaf", accent: "#88956F" },
  "l-ardoise": { letter: ITALIC.A, ground: "#34383B", ink: "#EDEBE4", mark: "plain" },
  "cantine-du-bord-de-leau": { letter: UPRIGHT.C, ground: "#2B6CB0", ink: PAPER, mark: "wave", accent: "#5C9BD6" },
  "chez-meme-rita": { letter: ITALIC.R, ground: "#D9B7A0", ink: "#5B2B1E", mark: "dots", accent: "#C79A7E" },
  "pho-ba-lan": { letter: UPRIGHT.L, ground: "#3F7A5E", ink: "#FBEFD2", mark: "leaf", accent: "#6FA788" },
  "lakay-griot": { letter: UPRIGHT.G, ground: "#1F3F8F", ink: PAPER, mark: "band", accent: "#C8321A" },
  "le-cedre": { letter: UPRIGHT.C, ground: "#F3EADB", ink: "#1F5A36", mark: "arch", accent: "#D9CDB6" },
  "rotisserie-braga": { letter: ITALIC.B, ground: "#B8401F", ink: "#FFE9C9", mark: "sun", accent: "#E2752F" },
  "ouzeri-kalamata": { letter: UPRIGHT.K, ground: "#E9F1F5", ink: "#1D5C93", mark: "wave", accent: "#B7D4E6" },
  "dar-yasmine": { letter: ITALIC.Y, ground: "#1F6C74", ink: "#F9E4B7", mark: "arch", accent: "#2E8A92" },
  "bap-sang": { letter: UPRIGHT.S, ground: "#EDE6DC", ink: "#2A2725", mark: "ring", accent: "#C9BDAE" },
  verdure: { letter: ITALIC.V, ground: "#D7E3B8", ink: "#2C5227", mark: "leaf", accent: "#9DBB6B" },
  "cremerie-soleil": { letter: UPRIGHT.S, ground: "#FFD84D", ink: "#7A3E00", mark: "sun", accent: "#FFF0B8" },
  "maison-umi": { letter: UPRIGHT.U, ground: "#12343B", ink: "#F4F1EA", mark: "wave", accent: "#2C6470" },
};

const MARKS: Record<Mark, (colour: string) => string> = {
  plain: () => "",
  ring: (colour) => `<circle cx="128" cy="128" r="104" fill="none" stroke="${colour}" stroke-width="5"/>`,
  sun: (colour) => `<circle cx="176" cy="86" r="58" fill="${colour}"/>`,
  wave: (colour) =>
    [178, 204, 230]
      .map(
        (y) => `<path d="M-10 ${y}q33-26 66 0t66 0 66 0 66 0 66 0" fill="none" stroke="${colour}" stroke-width="9"/>`,
      )
      .join(""),
  leaf: (colour) =>
    `<path d="M196 26c26 30 22 70-10 92-34-20-38-62-10-92 6 6 8 12 10 20 2-8 5-14 10-20z" fill="${colour}"/>`,
  dots: (colour) =>
    [36, 82, 128, 174, 220]
      .flatMap((x, row) => [36, 82, 128, 174, 220].map((y, column) => [x, y, row + column] as const))
      .filter(([, , place]) => place % 2 === 0)
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${colour}"/>`)
      .join(""),
  arch: (colour) => `<path d="M44 256V132a84 84 0 0 1 168 0v124z" fill="${colour}"/>`,
  band: (colour) => `<rect y="210" width="256" height="26" fill="${colour}"/>`,
};

/** The height of the letter in a square of 256. */
const CAP = 124;

/** A restaurant's monogram on a square of 256, with the letter optically centred. */
export const logoSvg = ({ letter, ground, ink, mark, accent }: Logo): string => {
  const [left, bottom, right, top] = letter.box;
  const scale = Math.min(CAP / (top - bottom), 150 / (right - left));
  const x = 128 - ((left + right) / 2) * scale;
  const y = 128 + ((top + bottom) / 2) * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>${MARKS[mark](accent ?? ink)}<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${letter.outline}" fill="${ink}"/></svg>`;
};
