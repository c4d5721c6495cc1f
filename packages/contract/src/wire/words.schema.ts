import * as z from "zod";

/**
 * Free text of a person, counted in code points (language §13): well-formed Unicode with line breaks and
 * tabs but no other control characters. PostgreSQL stores neither NUL nor half a surrogate pair, and what ends up
 * on a printed ticket may hold no escape codes.
 */
export const Words = (max: number) =>
  z.string().regex(new RegExp(String.raw`^[^\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]{0,${max}}$`, "u"), {
    error: `At most ${max} characters, and no control characters`,
  });
