/** Letters of other scripts, and small capitals, that look like the Latin letter they are listed under. */
const LOOKS_LIKE = new Map(
  Object.entries({
    a: "аαᴀɑ",
    b: "вβʙ",
    c: "сᴄϲ",
    d: "ԁᴅđ",
    e: "еεᴇє",
    f: "ꜰƒ",
    g: "ɡɢ",
    h: "нһʜ",
    i: "іιıɪ",
    j: "јᴊ",
    k: "кκᴋ",
    l: "ʟłⅼ",
    m: "мᴍ",
    n: "ηɴп",
    o: "оοᴏø",
    p: "рρᴘ",
    r: "гʀ",
    s: "ѕꜱ",
    t: "тτᴛ",
    u: "υᴜ",
    v: "νᴠ",
    w: "ԝᴡω",
    x: "хχ",
    y: "уγʏ",
    z: "ᴢ",
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** How a name looks, without case, accents or script. Two names with the same skeleton look alike. */
export const skeletonOf = (name: string): string =>
  Array.from(name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, ""), (sign) => LOOKS_LIKE.get(sign) ?? sign).join(
    "",
  );
